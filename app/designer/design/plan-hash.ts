import type { DesignPlan } from "./design.ts";

/**
 * Returns four characters that change with the walls, rooms, openings and furniture of a plan but not with its words.
 * They reveal a fragment that was made for another plan.
 */
export function planHash({ outline, walls, partitions, rooms, doors, openings, furniture }: DesignPlan): string {
  const places = rooms.map(({ id, polygon }) => ({ id, polygon }));
  const pieces = furniture.map(({ piece, rect, back, fixed }) => ({ piece, rect, back, fixed }));
  const text = canonical({ outline, walls, partitions, rooms: places, doors, openings, furniture: pieces });
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return ((hash >>> 0) % 36 ** 4).toString(36).padStart(4, "0");
}

/** Returns data as text, whatever the order of its fields. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${name}:${canonical(field)}`);
  return `{${fields.join(",")}}`;
}
