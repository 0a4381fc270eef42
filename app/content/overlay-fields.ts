import { idOf, idsOf, isFields } from "./item-ids/item-id.ts";

/**
 * Returns `base` with the fields of `overlay` over it: `({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 9 } })` →
 * `{ a: 1, b: { c: 9, d: 3 } }`. Items of lists are laid over those with the same `id`: order and number are the base's,
 * and items that only the overlay has are left out. Lists of texts are replaced whole, because a translation may have
 * fewer words. With them goes the language that the base says they are in.
 */
export function overlayFields(base: unknown, overlay: unknown): unknown {
  if (isFields(base) && isFields(overlay)) {
    const laid = Object.entries(overlay).map(([name, value]) => [
      name,
      Object.hasOwn(base, name) ? overlayFields(base[name], value) : value,
    ]);
    return { ...withoutLanguage(base, overlay), ...Object.fromEntries(laid) };
  }
  if (!Array.isArray(base) || !Array.isArray(overlay) || !isById(base, overlay)) return overlay;
  return base.map((item) => {
    const over = overlay[indexOfItem(overlay, item)];
    return over === undefined ? item : overlayFields(item, over);
  });
}

/** Returns fields without the language of their list of words, where a translation has a list in its own. */
function withoutLanguage(base: Readonly<Record<string, unknown>>, overlay: Readonly<Record<string, unknown>>) {
  const { lang, ...others } = base;
  const isTranslated = Object.values(overlay).some((field) => Array.isArray(field) && field.every(isText));
  return lang !== undefined && isTranslated ? others : base;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Whether the items of two lists belong together by their ids; otherwise one list takes the place of the other. */
export function isById(base: readonly unknown[], overlay: readonly unknown[]): boolean {
  return idsOf(base).length > 0 && (overlay.length === 0 || overlay.some(isFields));
}

/** Returns where a list has the item with the id of another; -1 where it has none. */
export function indexOfItem(list: readonly unknown[], item: unknown): number {
  const id = idOf(item);
  return id === undefined ? -1 : list.findIndex((other) => idOf(other) === id);
}
