import { schemaOf } from "#app/content/collections.ts";
import type { Issue } from "#app/content/issues.ts";
import { idOf, idsOf } from "#app/content/item-ids/item-id.ts";
import { itemListsIn } from "#app/content/item-ids/item-lists.ts";
import { suggestId } from "#app/content/item-ids/suggest-id.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { fieldIssue } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Lists of a plan that other lists refer to: the rules of plans look at their ids. */
const planParts: ReadonlySet<PropertyKey | undefined> = new Set(["rooms", "partitions", "doors", "openings"]);

/**
 * Checks that no two items of a list have the same id: a translation would be laid over both, and a link to a question
 * would lead to the first. Those of a translation are checked when it is laid over its original.
 */
export function checkItemIds(file: ContentFile): Issue[] {
  const schema = schemaOf(file.kind, file.id);
  if (!schema || file.locale !== defaultLocale) return [];
  return itemListsIn(schema, file.data)
    .filter(({ path }) => !(path[0] === "plans" && planParts.has(path.at(-1))))
    .flatMap(({ path, items }) => {
      const ids = idsOf(items);
      return items.flatMap((item, index) => {
        const id = String(idOf(item));
        const first = ids.indexOf(id);
        if (first === index) return [];
        const idPath = [...path, index, "id"];
        if (file.kind === "faq") {
          return [fieldIssue(file, idPath, "question-id-duplicate", { id, other: questionOf(items[first]) })];
        }
        const { line } = file.locate.value([...path, first, "id"]);
        return [fieldIssue(file, idPath, "item-id-duplicate", { id, line, suggestion: suggestId(item, ids) })];
      });
    });
}

function questionOf(item: unknown): string {
  return String(Object(item).question);
}
