import type { Issue } from "#app/content/issues.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Collections whose pages are their text. On the others a text is welcome, and the page is whole without one. */
const needBody: ReadonlySet<string> = new Set(["blog", "stories", "legal", "assistant"]);

const comments = /<!--[\s\S]*?-->/g;

/** Checks that an article, a story, a legal page or the assistant has a text. A draft may lack it. */
export function checkEmptyBody({ file, kind, body, bodyLine, data }: ContentFile): Issue[] {
  if (!needBody.has(kind) || ("draft" in data && data.draft === true)) return [];
  if (body.replaceAll(comments, "").trim() !== "") return [];
  return [{ file, line: Math.max(1, bodyLine - 1), column: 1, code: "body-empty", values: {} }];
}
