import type { Issue } from "#app/content/issues.ts";
import { fieldIssue } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Checks that no two frequent questions have the same id: a link would lead to the first of them. */
export function checkQuestionIds(file: ContentFile): Issue[] {
  if (file.kind !== "faq" || !("items" in file.data) || !Array.isArray(file.data.items)) return [];
  const seen = new Map<string, string>();
  return file.data.items.flatMap(({ id, question }: { readonly id: string; readonly question: string }, index) => {
    const other = seen.get(id);
    seen.set(id, other ?? question);
    return other === undefined
      ? []
      : [fieldIssue(file, ["items", index, "id"], "question-id-duplicate", { id, other })];
  });
}
