import type { Interval } from "./intervals.ts";
import type { Point } from "./polygons.ts";

/** Equipment of a kitchen besides its sink. */
export interface KitchenParts {
  readonly rings?: number | undefined;
  /** Whether a fridge is under the worktop. */
  readonly fridge?: boolean | undefined;
}

/** The equipment in a worktop and below it: x runs along its back, y away from it. */
interface KitchenLayout {
  readonly sink: readonly [x: Interval, y: Interval];
  /** The stretch of the hob, the middle of each of its rings, and their radius. */
  readonly hob: Interval;
  readonly rings: readonly Point[];
  readonly ring: number;
  readonly fridge: Interval | undefined;
}

const fridgeWidth = 560;

/** Returns a sink near one end, the hob near the other, and between them the fridge, in millimetres. */
export function kitchenLayout(
  width: number,
  depth: number,
  { rings = 4, fridge = false }: KitchenParts = {},
): KitchenLayout {
  const sink: Interval = [width * 0.08, width * 0.08 + Math.min(480, width * 0.28)];
  // Rings are in pairs, one behind the other; the last of an odd number is alone.
  const pitch = Math.min(540, width * 0.32) / 2;
  const hobEnd = width * 0.92;
  const hobStart = hobEnd - Math.ceil(rings / 2) * pitch;
  const middle = (sink[1] + hobStart) / 2;
  return {
    sink: [sink, [depth * 0.24, depth * 0.8]],
    hob: [hobStart, hobEnd],
    rings: Array.from({ length: rings }, (_, index): Point => {
      const isAlone = index === rings - 1 && index % 2 === 0;
      const across = isAlone ? 0 : (index % 2) - 0.5;
      return [hobEnd - (Math.floor(index / 2) + 0.5) * pitch, depth * 0.52 + across * pitch];
    }),
    ring: pitch * 0.32,
    fridge: fridge ? [middle - fridgeWidth / 2, middle + fridgeWidth / 2] : undefined,
  };
}
