import { boxOf, intersection, type Rectangle } from "#app/floor-plan/boxes.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { type FurnishedPlan, isFlat, type PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { keyOf, type Lack, narrowWays } from "./narrow-ways.ts";
import { reachTest } from "./reach-test.ts";

/** A piece at another place. */
export interface Move {
  readonly index: number;
  readonly rect: Rectangle;
}

/** Up to the first figure, places are tried in steps of the second; in millimetres. */
const rings = [
  [300, 50],
  [700, 100],
  [1500, 150],
] as const;

/** From the first place that will do, the piece comes back in these steps. */
const smallStep = 10;

/**
 * Returns the nearest place of a movable piece of a finding at which there is all that it takes, no other finding has
 * come and none is worse; undefined if no place is near.
 */
export function nearestPlace(furnished: FurnishedPlan, finding: Finding): Move | undefined {
  const narrow = narrowWays(furnished);
  const known = new Map([...checkFurnishing(furnished, 0), ...narrow].map((lack) => [keyOf(lack), lack.has]));
  known.delete(keyOf(finding));
  const isKnown = (lack: Lack) => lack.has >= (known.get(keyOf(lack)) ?? Number.POSITIVE_INFINITY);

  const trials = finding.pieces.flatMap((index) => {
    const piece = furnished.pieces[index];
    const isReached = piece && !piece.fixed && reachTest(furnished, index, { finding, narrow });
    return piece && isReached ? [{ index, piece, isReached }] : [];
  });
  for (const [x, y] of nearOffsets()) {
    for (const { index, piece, isReached } of trials) {
      const moved = (dx: number, dy: number): FurnishedPlan => ({
        ...furnished,
        pieces: furnished.pieces.with(index, shift(piece, dx, dy)),
      });
      // From the quickest to the slowest; the last alone knows how wide a way is.
      const seemsRight = (now: FurnishedPlan) =>
        isFree(now, index) && checkFurnishing(now, 0).every(isKnown) && isReached(now);
      const isRight = (now: FurnishedPlan) => seemsRight(now) && narrowWays(now).every(isKnown);
      if (!isRight(moved(x, y))) continue;
      const test = finding.code === "way" ? isRight : seemsRight;
      const nearX = comeBack(x, (dx) => test(moved(dx, y)));
      const nearY = comeBack(y, (dy) => test(moved(nearX, dy)));
      const [dx, dy] = isRight(moved(nearX, nearY)) ? [nearX, nearY] : [x, y];
      return { index, rect: shift(piece, dx, dy).rect };
    }
  }
  return undefined;
}

function shift(piece: PlacedPiece, x: number, y: number): PlacedPiece {
  const [left, front, width, depth] = piece.rect;
  return { ...piece, rect: [left + x, front + y, width, depth] };
}

/** Returns whether a piece is clear of walls and of all others, as few places are. */
function isFree({ building, pieces, catalogue }: FurnishedPlan, index: number): boolean {
  const boxes = pieces.map((piece) => ({ box: boxOf(piece.rect), flat: isFlat(piece, catalogue) }));
  const own = boxes[index];
  if (!own) return false;
  const others = own.flat ? [] : boxes.filter((other) => other !== own && !other.flat);
  return ![...building.walls, ...others].some(({ box }) => intersection(own.box, box));
}

/** Returns the offsets that are tried, the nearest first. */
function nearOffsets(): (readonly [number, number])[] {
  const offsets = rings.flatMap(([radius, step], ring) => {
    const inner = rings[ring - 1]?.[0] ?? 0;
    const count = Math.floor(radius / step);
    const all = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
    return all
      .flatMap((x) => all.map((y) => [x, y] as const))
      .filter((offset) => Math.hypot(...offset) > inner && Math.hypot(...offset) <= radius);
  });
  return offsets.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));
}

/** Returns the distance, in the direction of a right one, from which on all are right. */
function comeBack(distance: number, isRight: (distance: number) => boolean): number {
  const step = Math.sign(distance) * smallStep;
  let least = distance;
  while (least !== 0 && isRight(least - step)) least -= step;
  return least;
}
