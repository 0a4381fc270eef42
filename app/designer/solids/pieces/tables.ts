import { beside, block, onlyIn, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { boxAlong } from "#app/floor-plan/boxes.ts";
import { between, type Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { deskChair, type TableChair, tableChairs } from "#app/floor-plan/seating.ts";
import { about, legs, roundAt } from "./around.ts";
import { lampShade, vase } from "./decoration.ts";

// In millimetres.
const board = 40;
const leg = 60;
const inset = 30;
const seat: Interval = [420, 460];
const chairHeight = 820;
const chairDepth = 440;

export function tableParts(width: number, depth: number, height: number): Solid[] {
  const chairs = tableChairs(width, depth);
  return [
    ...tableTop(width, depth, height),
    ...beside([
      ...chairs.flatMap(chair),
      ...onlyIn("model", [...chairs.flatMap((place) => cover(place, height)), ...vase([width / 2, depth / 2], height)]),
    ]),
  ];
}

/** A small table with a drawer, and a lamp on it. */
export function sideTableParts(width: number, depth: number, height: number): Solid[] {
  const middle: Point = [width / 2, depth / 2];
  const low = height * 0.46;
  const lamp = (from: number, to: number): Interval => [height + from, height + to];
  return [
    ...legs(width, depth, [0, low], "black", 24, 20),
    block([0, width], [0, depth - 8], [low, height], "oak", 5),
    block([4, width - 4], [depth - 8, depth], [low + 4, height - 24], "oak", 2),
    ...beside([roundAt(middle, [30, 30], lamp(0, 160), "paper", 1.6), lampShade(middle, [115, 115], lamp(150, 340))]),
  ];
}

export function deskParts(width: number, depth: number, height: number): Solid[] {
  const middle = width / 2;
  const end = depth + deskChair.depth;
  return [
    ...tableTop(width, depth, height),
    ...beside([
      block(about(middle, 290), [135, 160], [height + 120, height + 460], "black", 6),
      block(about(middle, 282), [158, 162], [height + 130, height + 452], "screen"),
      block(about(middle, 30), [115, 135], [height, height + 300], "black"),
      block(about(middle, 120), [70, 220], [height, height + 10], "black"),
      block(about(middle, 220), [depth * 0.55, depth * 0.55 + 130], [height, height + 16], "white", 6),
      block([middle + 270, middle + 325], [depth * 0.58, depth * 0.58 + 95], [height, height + 26], "black", 12),
      block([width * 0.06, width * 0.06 + 210], [depth * 0.4, depth * 0.4 + 290], [height, height + 6], "paper"),
      ...taskChair(middle, [end - 380, end]),
    ]),
  ];
}

/** A canvas on its support. */
export function easelParts(width: number, depth: number, height: number): Solid[] {
  const front: Interval = [depth * 0.6, depth * 0.6 + 50];
  const canvas: Interval = [height * 0.38, height];
  const posts = [width * 0.1, width * 0.9 - leg / 2];
  const [at, up] = [(share: number) => width * share, (share: number) => canvas[0] + (canvas[1] - canvas[0]) * share];
  const stroke = (x: Interval, z: Interval, paint: Paint) =>
    block([at(x[0]), at(x[1])], [front[1], front[1] + 3], [up(z[0]), up(z[1])], paint);
  return [
    ...posts.map((x) => block([x, x + leg / 2], front, [0, canvas[0]], "oak")),
    block([0, width], front, canvas, "paper"),
    block([(width - leg) / 2, (width + leg) / 2], [0, leg / 2], [0, height * 0.8], "oak"),
    ...onlyIn("model", [
      ...posts.map((x) => block([x, x + leg / 2], [leg / 2, depth], [0, 40], "oak")),
      block([posts[0] ?? 0, at(0.9)], [0, leg / 2], [0, 40], "oak"),
      block([0, width], [front[0], front[1] + 40], [canvas[0] - 30, canvas[0]], "oak", 3),
      stroke([0.14, 0.5], [0.34, 0.84], "blue"),
      stroke([0.58, 0.86], [0.16, 0.5], "clay"),
      stroke([0.6, 0.82], [0.62, 0.8], "sand"),
    ]),
  ];
}

/** A chair on a star of castors, with armrests. */
function taskChair(x: number, [from, to]: Interval): Solid[] {
  const y = (from + to) / 2;
  return [
    block(about(x, 220), about(y, 20), [50, 85], "black", 8),
    block(about(x, 20), about(y, 190), [50, 85], "black", 8),
    ...[-1, 1].flatMap((side) => [
      block(about(x + side * 200, 20), about(y, 20), [0, 52], "black"),
      block(about(x, 20), about(y + side * 170, 20), [0, 52], "black"),
      block(about(x + side * 250, 15), about(y, 15), [470, 640], "black"),
      block(about(x + side * 250, 28), about(y, 110), [640, 665], "black", 10),
    ]),
    roundAt([x, y], [26, 26], [80, 430], "chrome"),
    block(about(x, 235), [from, to - 50], [425, 500], "blue", 35),
    block(about(x, 220), [to - 65, to], [560, 1010], "blue", 30),
    block(about(x, 30), [to - 45, to - 10], [440, 620], "black", 8),
  ];
}

/** Returns a board on four legs. */
export function tableTop(width: number, depth: number, height: number): Solid[] {
  return [
    block([0, width], [0, depth], [height - board, height], "oak", 4),
    ...legs(width, depth, [0, height - board], "black", Math.min(45, width * 0.06), inset),
  ];
}

/** Returns a function that makes boxes by their stretches along the edge of a table, across it and upwards. */
function partsAt({ axis }: TableChair) {
  return (along: Interval, across: Interval, z: Interval, paint?: Paint, round?: number): Solid => {
    const { left, right, front, back } = boxAlong(axis, along, across);
    return block([left, right], [front, back], z, paint, round);
  };
}

/** A chair of wood with a cushion, pushed in under its table. */
function chair(place: TableChair): Solid[] {
  const { along, across } = place;
  const part = partsAt(place);
  const inwards = Math.sign(across[0] - across[1]);
  const from = (start: number, stop: number) => between(across[1] + inwards * start, across[1] + inwards * stop);
  const sides: Interval[] = [
    [along[0] + 10, along[0] + 42],
    [along[1] - 42, along[1] - 10],
  ];
  return [
    ...sides.flatMap((side) => [
      part(side, from(0, 32), [0, chairHeight], "oak"),
      part(side, from(chairDepth - 40, chairDepth - 8), [0, seat[0]], "oak"),
    ]),
    part(along, from(36, chairDepth), seat, "blue", 18),
    part(along, from(4, 28), [chairHeight - 140, chairHeight], "oak"),
    part(along, from(6, 26), [chairHeight - 250, chairHeight - 200], "oak"),
  ];
}

/** Distance of the middle of a plate from the edge of its table, and its reach, in millimetres. */
const plate = { inset: 190, reach: 120 } as const;

/** A plate and a glass before a chair. */
function cover({ axis, along, across }: TableChair, height: number): Solid[] {
  const inwards = Math.sign(across[0] - across[1]);
  const at = (aside: number, inset: number): Point => {
    const [x, y] = [(along[0] + along[1]) / 2 + aside, across[0] + inwards * inset];
    return axis === "x" ? [x, y] : [y, x];
  };
  const [place, glass] = [at(0, plate.inset), at(150, plate.inset + 60)];
  return [
    roundAt(place, [plate.reach, plate.reach], [height, height + 18], "ceramic", 0.7),
    roundAt(glass, [33, 33], [height, height + 95], "white", 0.85),
  ];
}
