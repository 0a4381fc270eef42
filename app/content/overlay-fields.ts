type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns `base` with the fields of `overlay` over it: `({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 9 } })` →
 * `{ a: 1, b: { c: 9, d: 3 } }`. Items of lists are laid over those with the same `id`: order and number are the base's,
 * and items that only the overlay has are left out. Lists of texts are replaced whole, because a translation may have
 * fewer words.
 */
export function overlayFields(base: unknown, overlay: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(overlay)) return overlayList(base, overlay);
  if (isFields(base) && isFields(overlay)) {
    const laid = Object.entries(overlay).map(([name, value]) => [
      name,
      Object.hasOwn(base, name) ? overlayFields(base[name], value) : value,
    ]);
    return { ...base, ...Object.fromEntries(laid) };
  }
  return overlay;
}

function overlayList(base: readonly unknown[], overlay: readonly unknown[]): unknown {
  if (hasIds(base) || hasIds(overlay)) {
    return base.map((item) => {
      const over = itemWithId(overlay, idOf(item));
      return over === undefined ? item : overlayFields(item, over);
    });
  }
  if (!overlay.every(isFields)) return overlay;
  const laid = base.map((item, index) => (index < overlay.length ? overlayFields(item, overlay[index]) : item));
  return [...laid, ...overlay.slice(base.length)];
}

/** Whether the items of a list are told apart by ids. One that lacks its id has an issue of its own. */
function hasIds(list: readonly unknown[]): boolean {
  return list.some((item) => idOf(item) !== undefined);
}

function itemWithId(list: readonly unknown[], id: unknown): unknown {
  return id === undefined ? undefined : list.find((item) => idOf(item) === id);
}

function idOf(item: unknown): unknown {
  return isFields(item) && Object.hasOwn(item, "id") ? item.id : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
