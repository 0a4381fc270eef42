import { block, type Solid } from "#app/designer/drawing/solid.ts";
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
  return [...tableTop(width, depth, height), ...tableChairs(width, depth).flatMap(chair)];
}

export function deskParts(width: number, depth: number, height: number): Solid[] {
  const start = (width - deskChair.width) / 2;
  return [
    ...tableTop(width, depth, height),
    // A writing pad.
    block([width * 0.3, width * 0.7], [depth * 0.4, depth * 0.8], [height, height]),
    ...chair({ axis: "x", along: [start, start + deskChair.width], across: [depth, depth + deskChair.depth] }),
  ];
}

/** A canvas on its support. */
export function easelParts(width: number, depth: number, height: number): Solid[] {
  const front: Interval = [depth * 0.6, depth * 0.6 + 50];
  const canvas: Interval = [height * 0.38, height];
  const legs = [width * 0.1, width * 0.9 - leg / 2];
  return [
    ...legs.map((x) => block([x, x + leg / 2], front, [0, canvas[0]])),
    block([0, width], front, canvas),
    block([(width - leg) / 2, (width + leg) / 2], [0, leg / 2], [0, height * 0.8]),
  ];
}

/** Returns a board on four legs. */
export function tableTop(width: number, depth: number, height: number): Solid[] {
  const ends = (length: number): Interval[] => [
    [inset, inset + leg],
    [length - inset - leg, length - inset],
  ];
  return [
    block([0, width], [0, depth], [height - board, height]),
    ...ends(width).flatMap((x) => ends(depth).map((y) => block(x, y, [0, height - board]))),
  ];
}

/** The seat as far as the table does not cover it, the backrest and the two legs below that. */
function chair({ axis, along: [from, to], across: [edge, end] }: TableChair): Solid[] {
  const inner = end + Math.sign(edge - end) * backrest;
  const part = (along: Interval, across: Interval, z: Interval) => {
    const { left, right, front, back } = boxAlong(axis, along, across);
    return block([left, right], [front, back], z);
  };
  const outer = between(inner, end);
  return [
    part([from, to], between(edge, inner), seat),
    part([from, to], outer, [seat[0], chairHeight]),
    part([from, from + backrest], outer, [0, seat[0]]),
    part([to - backrest, to], outer, [0, seat[0]]),
  ];
}
