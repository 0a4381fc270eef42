import { kebabCase } from "#app/schemas/fields.ts";
import { slugFrom } from "#app/text/slug-from.ts";
import type { Issue } from "./issues.ts";

/**
 * File name extensions of texts, one or several: Windows hides the last one, so `uno.md` becomes `uno.md.txt` unseen.
 */
const textEndings = /(?:\.(?:md|markdown|mdown|mdx|txt|text))+$/i;
const kinds = {
  document: /\.(?:docx?|odt|rtf|pages|gdoc)$/i,
  picture: /\.(?:jpe?g|png|webp|gif|svg|heic|avif|tiff?|bmp)$/i,
} as const;
/** Notes about a folder, which are not texts of the site. */
const notes = /^(?:readme|leeme|leame|léeme|notas)\b/i;

/**
 * Returns the issue of a content file's name, with the name that it should have: `Mi Artículo.md` → `mi-articulo.md`;
 * undefined for a right one.
 *
 * @param file Its path from the project's root.
 */
export function fileNameIssue(file: string): Issue | undefined {
  const fileName = file.slice(file.lastIndexOf("/") + 1);
  const issue = (code: Issue["code"], values: Issue["values"]): Issue => ({ file, line: 1, column: 1, code, values });
  const [ending = ""] = textEndings.exec(fileName) ?? /\.[^.\s]{1,8}$/.exec(fileName) ?? [];
  const base = fileName.slice(0, fileName.length - ending.length).replace(textEndings, "");
  const plain = slugFrom(base) || "nombre";
  const suggestion = `${plain}.md`;

  if (notes.test(fileName)) return issue("file-unread", {});
  if (kinds.document.test(fileName)) return issue("file-unread", { copy: suggestion });
  if (kinds.picture.test(fileName)) return issue("file-unread", { suggestion: "content/images" });
  if (ending !== "" && !textEndings.test(fileName)) {
    return issue("file-unread", {});
  }
  if (!/\.md$/i.test(fileName) || /\.md\.md$/i.test(fileName)) {
    return issue("file-name", {
      found: ending,
      suggestion,
      endings: ".md",
      hidden: /\.md\./i.test(ending) ? ".md" : "",
    });
  }
  return fileName.endsWith(".md") && kebabCase.test(fileName.slice(0, -3))
    ? undefined
    : issue("file-name", { suggestion, endings: ".md" });
}
