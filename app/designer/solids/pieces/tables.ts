import { beside, block, onlyIn, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { boxAlong } from "#app/floor-plan/boxes.ts";
import { between, type Interval } from "#app/floor-plan/intervals.ts";
import { deskChair } from "#app/floor-plan/seating.ts";
import { type TableChair, tableChairs } from "#app/floor-plan/table-chairs.ts";

// In millimetres.
const board = 40;
const leg = 60;
const inset = 30;
const seat: Interval = [420, 460];
const chairHeight = 820;
const backrest = 40;

export function tableParts(width: number, depth: number, height: number): Solid[] {
  return [...tableTop(width, depth, height), ...tableChairs(width, depth).flatMap((place) => chair(place, "oak"))];
}

export function deskParts(width: number, depth: number, height: number): Solid[] {
  const start = (width - deskChair.width) / 2;
  const middle = width / 2;
  const around = (half: number): Interval => [middle - half, middle + half];
  return [
    ...tableTop(width, depth, height),
    // A writing pad.
    ...onlyIn("drawing", [block([width * 0.3, width * 0.7], [depth * 0.4, depth * 0.8], [height, height])]),
    ...beside([
      block(around(290), [90, 115], [height + 120, height + 460], "screen", 6),
      block(around(30), [115, 135], [height, height + 300], "black"),
      block(around(120), [70, 220], [height, height + 10], "black"),
      block(around(220), [depth * 0.55, depth * 0.55 + 130], [height, height + 16], "white", 6),
    ]),
    ...chair({ axis: "x", along: [start, start + deskChair.width], across: [depth, depth + deskChair.depth] }, "blue"),
  ];
}

/** A canvas on its support. */
export function easelParts(width: number, depth: number, height: number): Solid[] {
  const front: Interval = [depth * 0.6, depth * 0.6 + 50];
  const canvas: Interval = [height * 0.38, height];
  const legs = [width * 0.1, width * 0.9 - leg / 2];
  return [
    ...legs.map((x) => block([x, x + leg / 2], front, [0, canvas[0]], "oak")),
    block([0, width], front, canvas, "paper"),
    block([(width - leg) / 2, (width + leg) / 2], [0, leg / 2], [0, height * 0.8], "oak"),
    ...onlyIn("model", [
      block([(width - leg) / 2, (width + leg) / 2], [leg / 2, depth], [height * 0.3, height * 0.3 + 30], "oak"),
    ]),
  ];
}

/** Returns a board on four legs. */
export function tableTop(width: number, depth: number, height: number, top: Paint = "oak"): Solid[] {
  const ends = (length: number): Interval[] => [
    [inset, inset + leg],
    [length - inset - leg, length - inset],
  ];
  return [
    block([0, width], [0, depth], [height - board, height], top, 4),
    ...ends(width).flatMap((x) => ends(depth).map((y) => block(x, y, [0, height - board], "black"))),
  ];
}

/** The seat as far as the table does not cover it, the backrest and the two legs below that. */
function chair({ axis, along: [from, to], across: [edge, end] }: TableChair, paint: Paint): Solid[] {
  const inner = end + Math.sign(edge - end) * backrest;
  const part = (along: Interval, across: Interval, z: Interval, of: Paint, round = 0): Solid => {
    const { left, right, front, back } = boxAlong(axis, along, across);
    return { ...block([left, right], [front, back], z, of, round), beside: true };
  };
  const outer = between(inner, end);
  const near = edge + Math.sign(end - edge) * backrest;
  return [
    part([from, to], between(edge, inner), seat, paint, 15),
    part([from, to], outer, [seat[0], chairHeight], paint, 15),
    part([from, from + backrest], outer, [0, seat[0]], "black"),
    part([to - backrest, to], outer, [0, seat[0]], "black"),
    ...onlyIn("model", [
      part([from, from + backrest], between(edge, near), [0, seat[0]], "black"),
      part([to - backrest, to], between(edge, near), [0, seat[0]], "black"),
    ]),
  ];
}
