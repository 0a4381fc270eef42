import { isDraft } from "#app/content/publication/publication.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { bodyIssue, type ContentFile } from "#scripts/check/site/content-file.ts";

/** Collections whose pages are their text. On the others a text is welcome, and the page is whole without one. */
const needBody: ReadonlySet<string> = new Set(["blog", "stories", "legal", "assistant"]);

/** Files whose page shows no body. */
const filesWithoutBody: readonly string[] = [
  "pages/home",
  "pages/models",
  "pages/process",
  "pages/blog",
  "pages/stories",
  "pages/faq",
  "faq/preguntas-frecuentes",
];

const comments = /<!--[\s\S]*?-->/g;

/**
 * Checks that files whose page is their text have one, unless they are drafts, and that pages without a text have no
 * body.
 */
export function checkEmptyBody(file: ContentFile): Issue[] {
  const { kind, id, body, bodyLine, data } = file;
  const isEmpty = (text: string) => text.replaceAll(comments, "").trim() === "";
  if (filesWithoutBody.includes(`${kind}/${id}`)) {
    const shown = file.tree().children.find((node) => node.type !== "html" || !isEmpty(node.value));
    return shown ? [bodyIssue(file, shown, "body-unused")] : [];
  }
  if (!needBody.has(kind) || !isEmpty(body) || isDraft(data)) return [];
  return [{ file: file.file, line: Math.max(1, bodyLine - 1), column: 1, code: "body-empty", values: {} }];
}
