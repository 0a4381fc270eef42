import { type Interval, sharedLength } from "#app/floor-plan/intervals.ts";
import type { DrawnSolid } from "./drawn-solid.ts";

/** A solid among those that it hides or that hide it. */
interface Ordered {
  readonly solid: DrawnSolid;
  readonly outline: Outline;
  readonly inFront: Ordered[];
  /** The number of solids behind it that have not been painted yet. */
  waitingFor: number;
}

/**
 * Returns solids in layers to be painted one after the other, the farthest first; those of a layer do not hide one
 * another. If solids share space, the one that would be behind after moving them apart the shortest way is painted
 * first.
 */
export function paintOrder(solids: readonly DrawnSolid[]): DrawnSolid[][] {
  const all = solids.map((solid): Ordered => ({ solid, outline: outlineOf(solid), inFront: [], waitingFor: 0 }));
  all.forEach((one, index) => {
    for (const other of all.slice(index + 1)) {
      if (!overlap(one.outline, other.outline)) continue;
      const [behind, before] = isBehind(one.solid, other.solid) ? [one, other] : [other, one];
      behind.inFront.push(before);
      before.waitingFor += 1;
    }
  });

  const layers: DrawnSolid[][] = [];
  let left = all;
  while (left.length > 0) {
    const free = left.filter(({ waitingFor }) => waitingFor === 0);
    // Pieces that share space can wait for one another in a circle.
    const layer = new Set(free.length > 0 ? free : [farthest(left)]);
    for (const before of [...layer].flatMap(({ inFront }) => inFront)) before.waitingFor -= 1;
    left = left.filter((ordered) => !layer.has(ordered));
    layers.push([...layer].map(({ solid }) => solid));
  }
  return layers;
}

/** The hexagon that a box covers in the drawing: its extent across each of the three directions of its sides. */
interface Outline {
  readonly acrossZ: Interval;
  readonly acrossX: Interval;
  readonly acrossY: Interval;
}

function outlineOf({ x, y, z }: DrawnSolid): Outline {
  return {
    acrossZ: [x[0] + y[0], x[1] + y[1]],
    acrossX: [y[0] + z[0], y[1] + z[1]],
    acrossY: [x[0] - z[1], x[1] - z[0]],
  };
}

function overlap(one: Outline, other: Outline): boolean {
  return (
    sharedLength(one.acrossZ, other.acrossZ) > 0 &&
    sharedLength(one.acrossX, other.acrossX) > 0 &&
    sharedLength(one.acrossY, other.acrossY) > 0
  );
}

/** Returns whether the first of two solids is farther away: to the left, to the back or below. */
function isBehind(one: DrawnSolid, other: DrawnSolid): boolean {
  const behind = Math.max(other.x[0] - one.x[1], one.y[0] - other.y[1], other.z[0] - one.z[1]);
  const before = Math.max(one.x[0] - other.x[1], other.y[0] - one.y[1], one.z[0] - other.z[1]);
  return behind >= before;
}

function farthest(candidates: readonly Ordered[]): Ordered {
  const nearness = ({ solid: { x, y, z } }: Ordered) => x[0] + x[1] - y[0] - y[1] + z[0] + z[1];
  return candidates.reduce((one, other) => (nearness(other) < nearness(one) ? other : one));
}
