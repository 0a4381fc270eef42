import { ball, beside, block, bowl, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { about, legs, roundAt } from "./around.ts";
import { tap } from "./kitchen.ts";

// In millimetres.
const bowlTop = 410;
const bowlHeight = 120;
const tray = 40;
const rail = 16;
const slab = 30;

/** A bowl on a cupboard with two drawers. */
export function basinParts(width: number, depth: number, height: number): Solid[] {
  const top = height - bowlHeight;
  const [low, half] = [top * 0.35, top * 0.66];
  const [middle, near] = [width / 2, depth * 0.55];
  const [x, y] = [about(middle, Math.min(width * 0.36, 260)), about(near, depth * 0.34)];
  const drawer = (z: Interval) => block([0, width], [0, depth - 4], z, "oak", 2);
  return [
    ...legs(width, depth, [0, low], "black", 25, 20),
    drawer([low, half - 3]),
    drawer([half + 3, top - slab]),
    block([4, width - 4], [4, depth - 8], [half - 3, half + 3], "black"),
    block([0, width], [0, depth], [top - slab, top], "white", 3),
    bowl(x, y, [top, height], "ceramic", 0.75),
    ...beside(tap([middle, depth * 0.11], top, depth * 0.3, "black")),
  ];
}

/** The round mirror on the wall above a basin, with light around it. */
export function aboveBasin(width: number, _: number, height: number): Solid[] {
  const [middle, reach] = [height + 620, Math.min(310, width * 0.45)];
  const disc = (radius: number, depth: Interval, paint: Paint) =>
    ball(about(width / 2, radius), depth, about(middle, radius), paint);
  return [disc(reach, [0, 16], "lamp"), disc(reach - 12, [1, 24], "mirror")];
}

/** A tray with glass at both sides, one of which is at a wall. */
export function showerParts(width: number, depth: number, height: number): Solid[] {
  return [
    block([0, width], [0, depth], [0, tray], "worktop", 4),
    roundAt([width / 2, depth / 2], [45, 45], [tray, tray + 2], "chrome"),
    ...[0, width - rail].flatMap((x) => [
      block([x + 3, x + rail - 3], [rail, depth - rail], [tray, height - rail], "glass"),
      block([x, x + rail], [0, depth], [height - rail, height], "black"),
      block([x, x + rail], [depth - rail, depth], [tray, height - rail], "black"),
    ]),
  ];
}

/** The tiles behind a shower, its riser, head and tap. */
export function behindShower(width: number, _: number, height: number): Solid[] {
  const [middle, top] = [width / 2, height - 40];
  return [
    block([rail, width - rail], [0, 12], [tray, height + 100], "tile-sage"),
    block(about(middle, 9), [30, 48], [1000, top], "black"),
    block(about(middle, 9), [30, 330], [top, top + 18], "black"),
    roundAt([middle, 330], [110, 110], [top - 14, top], "black"),
    block(about(middle, 110), [12, 60], [1000, 1045], "black", 4),
    block(about(middle + 60, 14), [40, 100], [1320, 1500], "black", 10),
  ];
}

/** The bowl before the wall that hides the cistern. */
export function toiletParts(width: number, depth: number, height: number): Solid[] {
  const wall = depth * 0.25;
  const top = Math.min(bowlTop, height);
  const middle = [width / 2, (depth + wall) / 2] as const;
  const reach = (share: number) => [(width / 2) * share, ((depth - wall) / 2) * share] as const;
  return [
    block([0, width], [0, wall], [0, height], "plaster", 4),
    block(about(width / 2, width * 0.36), [wall, middle[1]], [top * 0.4, top - 26], "ceramic", 20),
    roundAt(middle, reach(0.92), [top * 0.2, top - 26], "ceramic", 0.6),
    roundAt(middle, reach(1), [top - 22, top], "ceramic"),
    block(about(width / 2, 110), [wall, wall + 6], [height - 260, height - 110], "grey"),
  ];
}
