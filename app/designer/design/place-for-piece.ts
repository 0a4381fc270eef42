import { boxCentre, boxOf, intersection, type Rectangle } from "#app/floor-plan/boxes.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/building.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import { isFlat, type PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { boundingBox, isWithin, polygonArea } from "#app/floor-plan/polygons.ts";
import { insideOf } from "#app/floor-plan/walls.ts";
import type { DesignPlan } from "./design.ts";

/** Distance between the places that are tried, in millimetres: a multiple of the steps in which pieces move. */
const pitch = 100;

/** The number of free places that are tried for one without a finding. */
const trials = 200;

/**
 * Returns a place for another piece of a plan: the nearest free one without a finding, otherwise the nearest free one,
 * otherwise its own.
 *
 * @param piece in its final size, at the place that would be best
 */
export function placeForPiece(furnished: FurnishedPlan, piece: PlacedPiece, plan: DesignPlan): Rectangle {
  const { building, pieces, catalogue } = furnished;
  const floor = insideOf(plan);
  const { left, right, front, back } = boundingBox(floor);
  const [wantedX, wantedY, width, depth] = piece.rect;
  // A rug lies below all others.
  const others = pieces.filter((other) => isFlat(other, catalogue) === isFlat(piece, catalogue));
  const taken = [...building.walls.map(({ box }) => box), ...others.map(({ rect }) => boxOf(rect))];
  const free: Rectangle[] = [];
  for (let x = left; x + width <= right; x += pitch) {
    for (let y = front; y + depth <= back; y += pitch) {
      const box = boxOf([x, y, width, depth]);
      if (isWithin(box, floor) && !taken.some((other) => intersection(box, other))) free.push([x, y, width, depth]);
    }
  }
  const distance = ([x, y]: Rectangle) => Math.hypot(x - wantedX, y - wantedY);
  const nearest = free.toSorted((one, other) => distance(one) - distance(other));
  const isGood = (rect: Rectangle) => {
    const findings = checkFurnishing({ ...furnished, pieces: [...pieces, { ...piece, rect }] });
    return !findings.some((finding) => finding.pieces.includes(pieces.length));
  };
  return nearest.slice(0, trials).find(isGood) ?? nearest[0] ?? piece.rect;
}

/** Returns a rectangle of a given size in the middle of the largest room, in steps of 5 mm. */
export function inLargestRoom({ rooms }: DesignPlan, [width, depth]: readonly [number, number]): Rectangle {
  const largest = rooms.toSorted((one, other) => polygonArea(other.polygon) - polygonArea(one.polygon))[0];
  const [x, y] = largest ? boxCentre(boundingBox(largest.polygon)) : [0, 0];
  const inFives = (length: number) => Math.round(length / 5) * 5;
  return [inFives(x - width / 2), inFives(y - depth / 2), width, depth];
}
