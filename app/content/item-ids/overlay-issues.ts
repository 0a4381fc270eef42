import type { Locator } from "#app/content/front-matter/yaml-positions.ts";
import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { isById } from "#app/content/overlay-fields.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { idOf, idsOf, isFields, lacksId } from "./item-id.ts";

/** A translation's own data, and where it stands. */
interface Translation {
  readonly file: string;
  readonly data: unknown;
  readonly locate: Locator;
}

/**
 * Returns an issue for each item of a translation that belongs to none of the original's: it has no id, one that the
 * original does not have, or that of an item above.
 */
export function overlayIssues(original: unknown, { file, data, locate }: Translation): Issue[] {
  const issuesOf = (base: unknown, overlay: unknown, path: FieldPath): Issue[] => {
    if (isFields(base) && isFields(overlay)) {
      return Object.entries(overlay).flatMap(([name, value]) =>
        Object.hasOwn(base, name) ? issuesOf(base[name], value, [...path, name]) : [],
      );
    }
    if (!Array.isArray(base) || !Array.isArray(overlay) || !isById(base, overlay)) return [];
    const written = new Set(idsOf(overlay));
    const free = idsOf(base).filter((id) => !written.has(id));
    return overlay.flatMap((item, index) => {
      const itemPath = [...path, index];
      const id = idOf(item);
      if (lacksId(item)) {
        const values = { field: formatFieldPath(itemPath), free: free.join(", ") };
        return [{ file, code: "translation-id-missing", ...locate.value(itemPath), values }];
      }
      const at = locate.value([...itemPath, "id"]);
      const same = base.find((other) => idOf(other) === id);
      if (same === undefined) {
        const suggestion = nearestName(String(id), free) ?? "";
        const values = {
          list: formatFieldPath(path),
          id: String(id),
          suggestion,
          free: suggestion ? "" : free.join(", "),
        };
        return [{ file, code: "translation-id-unknown", ...at, values }];
      }
      const first = overlay.findIndex((other) => idOf(other) === id);
      if (first < index) {
        const { line } = locate.value([...path, first, "id"]);
        return [{ file, code: "item-id-duplicate", ...at, values: { id: String(id), line, free: free.join(", ") } }];
      }
      return issuesOf(same, item, itemPath);
    });
  };
  return issuesOf(original, data, []);
}
