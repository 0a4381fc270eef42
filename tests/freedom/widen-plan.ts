type Point = readonly [x: number, y: number];
type Rectangle = readonly [x: number, y: number, width: number, depth: number];

/** What of a floor plan has a place, in millimetres; x grows to the right. */
export interface Plan {
  readonly outline: readonly Point[];
  readonly partitions: readonly { readonly id: string; readonly rect: Rectangle }[];
  readonly rooms: readonly { readonly polygon: readonly Point[] }[];
  readonly boundaries?: readonly { readonly from: Point; readonly to: Point }[];
  readonly doors: readonly { readonly wall: string; readonly from: number; readonly width: number }[];
  readonly openings: readonly { readonly at: Point; readonly axis: "x" | "y"; readonly width: number }[];
  readonly furniture: readonly { readonly rect: Rectangle }[];
}

/**
 * Returns a plan that is longer by `more` millimetres: everything to the right of a line from front to back moves. The
 * line crosses rooms and the walls along it, but no piece of furniture, no door and no window.
 *
 * @returns undefined where no such line can be drawn.
 */
export function widenPlan<Drawn extends Plan>(plan: Drawn, more: number): Drawn | undefined {
  const line = findLine(plan);
  if (line === undefined) return undefined;
  const moveX = (x: number) => (x > line ? x + more : x);
  const movePoint = ([x, y]: Point): Point => [moveX(x), y];
  const moveRectangle = ([x, y, width, depth]: Rectangle): Rectangle => [
    moveX(x),
    y,
    moveX(x + width) - moveX(x),
    depth,
  ];
  return {
    ...plan,
    outline: plan.outline.map(movePoint),
    partitions: plan.partitions.map((wall) => ({ ...wall, rect: moveRectangle(wall.rect) })),
    rooms: plan.rooms.map((room) => ({ ...room, polygon: room.polygon.map(movePoint) })),
    ...(plan.boundaries && {
      boundaries: plan.boundaries.map((limit) => ({ ...limit, from: movePoint(limit.from), to: movePoint(limit.to) })),
    }),
    doors: plan.doors.map((door) => (isAlongX(plan, door.wall) ? { ...door, from: moveX(door.from) } : door)),
    openings: plan.openings.map((opening) => ({ ...opening, at: movePoint(opening.at) })),
    furniture: plan.furniture.map((piece) => ({ ...piece, rect: moveRectangle(piece.rect) })),
  };
}

function findLine(plan: Plan): number | undefined {
  const walls = plan.partitions.filter(({ id }) => !isAlongX(plan, id));
  const kept = [
    ...[...plan.furniture, ...walls].map(({ rect: [x, , width] }) => [x, x + width] as const),
    ...plan.doors.filter(({ wall }) => isAlongX(plan, wall)).map(({ from, width }) => [from, from + width] as const),
    ...plan.openings.filter(({ axis }) => axis === "x").map(({ at: [x], width }) => [x, x + width] as const),
  ];
  const end = Math.max(...plan.outline.map(([x]) => x));
  // Between two millimetres, so that no point lies on it.
  const lines = Array.from({ length: end }, (_, x) => x + 0.5);
  const inside = lines.filter((x) => plan.rooms.some(({ polygon }) => isBetween(polygon, x)));
  return inside.find((x) => kept.every(([from, to]) => x < from || x > to));
}

function isBetween(polygon: readonly Point[], line: number): boolean {
  const xs = polygon.map(([x]) => x);
  return Math.min(...xs) < line && line < Math.max(...xs);
}

function isAlongX(plan: Plan, wall: string): boolean {
  const rect = plan.partitions.find(({ id }) => id === wall)?.rect;
  return rect !== undefined && rect[2] > rect[3];
}
