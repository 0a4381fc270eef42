import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { proseFields } from "#scripts/check/content/body/prose-fields.ts";
import { bodyIssue, bodyNodes } from "#scripts/check/content/body-nodes.ts";
import { fieldIssue } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Fields of one line that stands for itself. */
const headings: ReadonlySet<string> = new Set(["title", "heading", "question"]);

/** Checks that a heading that ends as a question begins as one somewhere: «Y si llueve, ¿qué?» does. */
export function checkQuestionMarks(file: ContentFile): Issue[] {
  if (file.locale !== defaultLocale) return [];
  const fields = proseFields(file).flatMap(({ path, text }) =>
    headings.has(String(path.at(-1))) && isUnopened(text)
      ? [fieldIssue(file, path, "question-unopened", { text })]
      : [],
  );
  const body = bodyNodes(file).flatMap((node) => {
    if (node.type !== "heading") return [];
    const { start, end } = node.position ?? {};
    const text = file.body.slice(start?.offset, end?.offset).replaceAll(/^#+\s+|\s+#*$/g, "");
    return isUnopened(text) ? [bodyIssue(file, node, "question-unopened", { text })] : [];
  });
  return [...fields, ...body];
}

function isUnopened(text: string): boolean {
  return /\p{L}\s?\?$/u.test(text.trim()) && !text.includes("¿");
}
