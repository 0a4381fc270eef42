import { block, drum, type Solid } from "#app/designer/drawing/solid.ts";

// In millimetres.
const bowlTop = 410;
const bowlHeight = 120;
const tray = 40;
const pane = 10;

/** A bowl on a cupboard with a drawer. */
export function basinParts(width: number, depth: number, height: number): Solid[] {
  const top = height - bowlHeight;
  const reach = Math.min(width * 0.36, 260);
  const [middle, near] = [width / 2, depth * 0.55];
  const bowl = (share: number) => {
    const [a, b] = [reach * share, depth * 0.34 * share];
    return [[middle - a, middle + a] as const, [near - b, near + b] as const] as const;
  };
  return [
    block([0, width], [0, depth], [0, top]),
    block([0, width], [depth, depth], [0, top / 2]),
    drum(...bowl(1), [top, height], 0.75),
    drum(...bowl(0.8), [height, height]),
  ];
}

/** The tray, and glass at both sides: one of them stands at a wall. */
export function showerParts(width: number, depth: number, height: number): Solid[] {
  const glass = (start: number): Solid => ({
    x: [start, start + pane],
    y: [0, depth],
    z: [tray, height],
    material: "glass",
  });
  return [
    block([0, width], [0, depth], [0, tray]),
    drum([width / 2 - 45, width / 2 + 45], [depth / 2 - 45, depth / 2 + 45], [tray, tray]),
    glass(0),
    glass(width - pane),
  ];
}

/** The bowl before the wall that hides the cistern. */
export function toiletParts(width: number, depth: number, height: number): Solid[] {
  const wall = depth * 0.25;
  const bowl = Math.min(bowlTop, height);
  const seat = (share: number) => {
    const [a, b] = [(width / 2) * share, ((depth - wall) / 2) * share];
    const middle = (depth + wall) / 2;
    return [[width / 2 - a, width / 2 + a] as const, [middle - b, middle + b] as const] as const;
  };
  return [
    block([0, width], [0, wall], [0, height]),
    drum(...seat(0.9), [80, bowl], 0.55),
    drum(...seat(0.62), [bowl, bowl]),
  ];
}
