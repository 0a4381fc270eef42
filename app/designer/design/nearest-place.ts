import { boxOf, intersection, type Rectangle } from "#app/floor-plan/boxes.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/building.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { isFlat, type PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { keyOf, type Lack, narrowWays } from "./narrow-ways.ts";

/** A piece at another place. */
export interface Move {
  readonly index: number;
  readonly rect: Rectangle;
}

/** Radii up to which places are tried, each with its step, in millimetres. */
const rings = [
  [300, 50],
  [700, 100],
  [1500, 150],
] as const;

/** Precision to which a piece comes back from the first place that will do, in millimetres. */
const smallStep = 10;

/**
 * Returns the nearest place for a movable piece of a finding that solves it without a new finding or a worse one;
 * undefined if there is none nearby.
 */
export function nearestPlace(furnished: FurnishedPlan, finding: Finding): Move | undefined {
  const known = new Map(
    [...checkFurnishing(furnished, 0), ...narrowWays(furnished)].map((lack) => [keyOf(lack), lack.has]),
  );
  known.delete(keyOf(finding));
  const isKnown = (lack: Lack) => lack.has >= (known.get(keyOf(lack)) ?? Number.POSITIVE_INFINITY);

  const trials = finding.pieces.flatMap((index) => {
    const piece = furnished.pieces[index];
    return piece && !piece.fixed ? [{ index, piece }] : [];
  });
  for (const [x, y] of nearOffsets()) {
    for (const { index, piece } of trials) {
      const isRight = (dx: number, dy: number) => {
        const now = { ...furnished, pieces: furnished.pieces.with(index, shift(piece, dx, dy)) };
        // The tests run from the quickest to the slowest.
        return isFree(now, index) && checkFurnishing(now, 0).every(isKnown) && narrowWays(now).every(isKnown);
      };
      if (!isRight(x, y)) continue;
      const nearX = comeBack(x, (dx) => isRight(dx, y));
      const nearY = comeBack(y, (dy) => isRight(nearX, dy));
      return { index, rect: shift(piece, nearX, nearY).rect };
    }
  }
  return undefined;
}

function shift(piece: PlacedPiece, x: number, y: number): PlacedPiece {
  const [left, front, width, depth] = piece.rect;
  return { ...piece, rect: [left + x, front + y, width, depth] };
}

/** Returns whether a piece is clear of walls and of all other pieces, which rules out most places. */
function isFree({ building, pieces, catalogue }: FurnishedPlan, index: number): boolean {
  const boxes = pieces.map((piece) => ({ box: boxOf(piece.rect), flat: isFlat(piece, catalogue) }));
  const own = boxes[index];
  if (!own) return false;
  const others = own.flat ? [] : boxes.filter((other) => other !== own && !other.flat);
  return ![...building.walls, ...others].some(({ box }) => intersection(own.box, box));
}

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

/** Returns a right distance of which 10 mm less is wrong, found by bisection between 0 and a right one. */
function comeBack(distance: number, isRight: (distance: number) => boolean): number {
  if (distance === 0 || isRight(0)) return 0;
  let [wrong, right] = [0, Math.abs(distance) / smallStep];
  const unit = Math.sign(distance) * smallStep;
  while (right - wrong > 1) {
    const middle = Math.floor((wrong + right) / 2);
    if (isRight(middle * unit)) right = middle;
    else wrong = middle;
  }
  return right * unit;
}
