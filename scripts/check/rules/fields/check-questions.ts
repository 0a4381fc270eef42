import type { Faq } from "#app/content/schemas/faq.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";

/** Checks that no two frequent questions have the same id, to which links lead. */
export function checkQuestions(file: ContentFile): Issue[] {
  const items = questionsOf(file);
  return items.flatMap(({ id }, index) => {
    const first = items.find((other) => other.id === id);
    if (!first || first === items[index]) return [];
    return fieldIssue(file, ["items", index, "id"], "name-duplicate", { name: id, other: first.question });
  });
}

/** Returns the frequent questions of a file; an empty list for any other file. */
function questionsOf(file: ContentFile): Faq["items"] {
  return file.kind === "faq" && "items" in file.data && Array.isArray(file.data.items) ? file.data.items : [];
}
