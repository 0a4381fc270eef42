/** Returns the id of an item of a list, or what stands there instead; undefined where there is none. */
export function idOf(item: unknown): unknown {
  return isFields(item) && Object.hasOwn(item, "id") ? item.id : undefined;
}

/** Whether an item has nothing that could be its id: no such field, or an empty one. */
export function lacksId(item: unknown): boolean {
  const id = idOf(item);
  return id === undefined || id === null || (typeof id === "string" && id.trim() === "");
}

/** Returns the ids of a list, without what is no text. */
export function idsOf(list: readonly unknown[]): string[] {
  return list.map(idOf).filter((id) => typeof id === "string");
}

/** Whether a value is a group of fields. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
