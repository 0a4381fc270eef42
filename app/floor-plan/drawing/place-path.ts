import type { Point } from "#app/floor-plan/polygons.ts";

/** Quarter turns, clockwise on the sheet. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/**
 * Rotates a path about its origin and moves the origin to a point of the sheet. Coordinates are rounded to rounded
 * millimetres: `placePath("M0 0h900v600", 1, [2000, 500])` → `"M2000 500v900h-600"`.
 *
 * @param path with the commands that `shapes.ts` writes: absolute M and L, relative h, v, a and z
 * @throws Error on any other command
 */
export function placePath(path: string, turns: QuarterTurns, [left, top]: Point): string {
  const isHorizontal = turns % 2 === 0;
  // An «e» belongs to a number: 1e-7.
  return path.replaceAll(/([a-df-z])([^a-df-z]*)/gi, (_, command: string, text: string) => {
    const numbers = text.split(" ").map(Number);
    const [first = 0, second = 0] = numbers;
    switch (command) {
      case "M":
      case "L": {
        const [x, y] = turn([first, second], turns);
        return command + rounded(left + x, top + y);
      }
      case "h":
        return along(isHorizontal, turn([first, 0], turns));
      case "v":
        return along(!isHorizontal, turn([0, first], turns));
      case "a": {
        const [, , , large = 0, sweep = 0, x = 0, y = 0] = numbers;
        const radii = isHorizontal ? rounded(first, second) : rounded(second, first);
        return `a${radii} 0 ${large} ${sweep} ${rounded(...turn([x, y], turns))}`;
      }
      case "z":
        return command;
      default:
        throw new Error(`A path with the command «${command}» cannot be placed.`);
    }
  });
}

function turn([x, y]: Point, turns: QuarterTurns): Point {
  const turned = { 0: [x, y], 1: [-y, x], 2: [-x, -y], 3: [y, -x] } as const;
  return turned[turns];
}

function along(isHorizontalLine: boolean, [x, y]: Point): string {
  return isHorizontalLine ? `h${rounded(x)}` : `v${rounded(y)}`;
}

function rounded(...numbers: readonly number[]): string {
  return numbers.map((number) => Math.round(number)).join(" ");
}
