import { parseDocument } from "yaml";
import { idsOf, isFields } from "#app/content/item-ids/item-id.ts";
import { indexOfItem } from "#app/content/overlay-fields.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";

/** The original of a translation that is being written. */
export interface OriginalFields {
  /** Returns what the original has at a path of the translation: items of lists are found by their ids. */
  at(path: FieldPath): unknown;
  /** Returns the ids of the original's list at a path that the translation has not written yet. */
  freeIds(path: FieldPath): readonly string[];
}

/**
 * Returns the fields of an original beside those of its translation.
 *
 * @param original As plain values.
 * @param translation As they are written, however unfinished.
 */
export function openOriginal(original: unknown, translation: string): OriginalFields {
  const own = plainFields(translation);
  const at = (path: FieldPath) => walk({ original, own }, path).original;
  return {
    at,
    freeIds(path) {
      const { original: list, own: ownList } = walk({ original, own }, path);
      const written = new Set(Array.isArray(ownList) ? idsOf(ownList) : []);
      return Array.isArray(list) ? idsOf(list).filter((id) => !written.has(id)) : [];
    },
  };
}

interface Pair {
  readonly original: unknown;
  readonly own: unknown;
}

function walk(start: Pair, path: FieldPath): Pair {
  return path.reduce<Pair>(({ original, own }, part) => {
    const inner = memberOf(own, part);
    if (typeof part !== "number") return { original: memberOf(original, part), own: inner };
    const list: readonly unknown[] = Array.isArray(original) ? original : [];
    return { original: list[indexOfItem(list, inner)], own: inner };
  }, start);
}

function memberOf(value: unknown, part: PropertyKey): unknown {
  if (Array.isArray(value)) return value[Number(part)];
  return isFields(value) ? value[String(part)] : undefined;
}

function plainFields(yaml: string): unknown {
  const document = parseDocument(yaml);
  // A name that nothing has (`*x`) cannot be made a value.
  return /[*&]/.test(yaml) && document.errors.length > 0 ? undefined : document.toJS();
}
