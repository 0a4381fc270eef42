import { ball, block, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { about } from "./around.ts";

/** The space that a bush fills, in millimetres. */
type Space = readonly [x: Interval, y: Interval, z: Interval];

/** Half of the length, the width and the thickness of a leaf, in millimetres. */
const leaf = [38, 24, 4] as const;
const leavesInBush = 40;
/** The angle between one leaf and the next, by which no two lie above each other. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Returns a bush that touches the sides of a space: a dark middle with leaves all around. */
export function bush(...[x, y, z]: Space): Solid[] {
  const leaves = Array.from({ length: leavesInBush }, (_, index) => {
    const up = 1 - (2 * (index + 0.5)) / leavesInBush;
    const out = Math.sqrt(1 - up * up);
    const turn = index * goldenAngle;
    const half = (axis: number) => leaf[(index + axis) % leaf.length] ?? 0;
    return block(
      placedIn(x, out * Math.cos(turn), half(0)),
      placedIn(y, out * Math.sin(turn), half(1)),
      placedIn(z, up, half(2)),
      "leaf",
    );
  });
  return [ball(x, y, z, "leaf"), ...leaves];
}

/** Returns a stretch around a place in another, from −1 to 1, that does not leave it. */
function placedIn([from, to]: Interval, place: number, half: number): Interval {
  const middle = (from + to + place * (to - from)) / 2;
  return about(Math.min(Math.max(middle, from + half), to - half), half);
}
