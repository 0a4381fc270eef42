/** The position of a field: object keys and array indices from the top, as zod reports them. */
export type FieldPath = readonly PropertyKey[];

/** Returns a path as people write it: `["cards", 1, "image", "alt"]` → `cards[2].image.alt`. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part + 1}]` : `${index === 0 ? "" : "."}${String(part)}`))
    .join("");
}
