import type { FieldPath } from "#app/schemas/field-path.ts";

/** A list whose translation has a different number of items, so that the original's list is shown. */
export interface UnequalList {
  readonly path: FieldPath;
  /** Number of items in the original. */
  readonly expected: number;
  readonly found: number;
}

/**
 * Returns `base` with the fields of `overlay` over it: `({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 9 } })` → `{ a: 1, b: {
 * c: 9, d: 3 } }`. Items of lists are laid over those at the same index if both lists have the same length; otherwise
 * the list is the base's. A translated list of words drops the base's note of their language.
 */
export function overlayFields(base: unknown, overlay: unknown): unknown {
  if (isFields(base) && isFields(overlay)) {
    const laid = Object.entries(overlay).map(([name, value]) => [
      name,
      Object.hasOwn(base, name) ? overlayFields(base[name], value) : value,
    ]);
    return { ...withoutLanguage(base, overlay), ...Object.fromEntries(laid) };
  }
  if (!Array.isArray(base) || !Array.isArray(overlay)) return overlay;
  return base.length === overlay.length ? base.map((item, index) => overlayFields(item, overlay[index])) : base;
}

/** Returns the lists of a translation that are replaced by the original's because their lengths differ. */
export function unequalLists(base: unknown, overlay: unknown, path: FieldPath = []): UnequalList[] {
  if (isFields(base) && isFields(overlay)) {
    return Object.entries(overlay).flatMap(([name, value]) => unequalLists(base[name], value, [...path, name]));
  }
  if (!Array.isArray(base) || !Array.isArray(overlay)) return [];
  if (base.length !== overlay.length) return [{ path, expected: base.length, found: overlay.length }];
  return base.flatMap((item, index) => unequalLists(item, overlay[index], [...path, index]));
}

/** Whether a value is a group of fields. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns fields without `lang`, the language of their list of words, if a translation replaces that list. */
function withoutLanguage(base: Readonly<Record<string, unknown>>, overlay: Readonly<Record<string, unknown>>) {
  const { lang, ...others } = base;
  const isTranslated = Object.entries(overlay).some(
    ([name, field]) => areTexts(field) && areTexts(base[name]) && field.length === base[name].length,
  );
  return lang !== undefined && isTranslated ? others : base;
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
