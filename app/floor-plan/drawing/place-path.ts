import type { Point } from "#app/floor-plan/polygons.ts";

/** Quarters of a turn, clockwise on the sheet. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/**
 * Turns a path about its origin, which then moves to a point of the sheet, in whole millimetres:
 * `placePath("M0 0h900v600", 1, [2000, 500])` → `"M2000 500v900h-600"`.
 *
 * @param path of the commands that `shapes.ts` writes: M and L, and h, v, a and z, which go on from there
 * @throws Error on any other command
 */
export function placePath(path: string, turns: QuarterTurns, [left, top]: Point): string {
  const lies = turns % 2 === 0;
  // An «e» belongs to a number: 1e-7.
  return path.replaceAll(/([a-df-z])([^a-df-z]*)/gi, (_, command: string, text: string) => {
    const numbers = text.split(" ").map(Number);
    const [first = 0, second = 0] = numbers;
    switch (command) {
      case "M":
      case "L": {
        const [x, y] = turn([first, second], turns);
        return command + whole(left + x, top + y);
      }
      case "h":
        return along(lies, turn([first, 0], turns));
      case "v":
        return along(!lies, turn([0, first], turns));
      case "a": {
        const [, , , large = 0, sweep = 0, x = 0, y = 0] = numbers;
        const radii = lies ? whole(first, second) : whole(second, first);
        return `a${radii} 0 ${large} ${sweep} ${whole(...turn([x, y], turns))}`;
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

function along(isLevel: boolean, [x, y]: Point): string {
  return isLevel ? `h${whole(x)}` : `v${whole(y)}`;
}

function whole(...numbers: readonly number[]): string {
  return numbers.map((number) => Math.round(number)).join(" ");
}
