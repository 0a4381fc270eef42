import type { Issue } from "#app/content/issues.ts";
import { fieldIssue, fieldsNamed } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** One pair of quotation marks around the whole text: «Sí», dijo, y «no» has two. */
const quoted = /^(?:«([^«»]+)»|“([^“”]+)”|"([^"]+)")\.?$/u;

/** Checks that the words of a customer stand without quotation marks: their post says that they are a quotation. */
export function checkQuote(file: ContentFile): Issue[] {
  if (file.kind !== "stories") return [];
  return fieldsNamed(file, "quote").flatMap(({ path, text }) => {
    const words = quoted
      .exec(text.trim())
      ?.slice(1)
      .find((group) => group !== undefined);
    return words === undefined ? [] : [fieldIssue(file, path, "quote-marked", { words })];
  });
}
