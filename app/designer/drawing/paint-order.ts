import type { Interval } from "#app/floor-plan/intervals.ts";
import type { DrawnSolid } from "./drawn-solid.ts";

/**
 * Returns solids in layers to be painted one after the other, the farthest first; those of a layer do not hide one
 * another. If solids share space, the one that would be behind after moving them apart the shortest way is painted
 * first.
 */
export function paintOrder(solids: readonly DrawnSolid[]): DrawnSolid[][] {
  const outlines = solids.map(outlineOf);
  const inFront: number[][] = solids.map(() => []);
  const waitingFor = solids.map(() => 0);
  solids.forEach((one, index) => {
    for (let second = index + 1; second < solids.length; second++) {
      const other = solids[second];
      if (!other || !overlap(outlines[index], outlines[second])) continue;
      const [behind, before] = isBehind(one, other) ? [index, second] : [second, index];
      inFront[behind]?.push(before);
      waitingFor[before] = (waitingFor[before] ?? 0) + 1;
    }
  });

  const layers: DrawnSolid[][] = [];
  let left = [...solids.keys()];
  while (left.length > 0) {
    const free = left.filter((index) => waitingFor[index] === 0);
    // Pieces that share space can wait for one another in a circle.
    const layer = new Set(free.length > 0 ? free : [farthest(left, solids)]);
    for (const before of [...layer].flatMap((index) => inFront[index] ?? [])) {
      waitingFor[before] = (waitingFor[before] ?? 0) - 1;
    }
    left = left.filter((index) => !layer.has(index));
    layers.push([...layer].flatMap((index) => solids[index] ?? []));
  }
  return layers;
}

/** The hexagon that a box covers on the sheet: its extent across each of the three directions of its sides. */
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

function overlap(one: Outline | undefined, other: Outline | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    meet(one.acrossZ, other.acrossZ) &&
    meet(one.acrossX, other.acrossX) &&
    meet(one.acrossY, other.acrossY)
  );
}

function meet(one: Interval, other: Interval): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

/** Returns whether the first of two solids is farther away: to the left, to the back or below. */
function isBehind(one: DrawnSolid, other: DrawnSolid): boolean {
  const behind = Math.max(other.x[0] - one.x[1], one.y[0] - other.y[1], other.z[0] - one.z[1]);
  const before = Math.max(one.x[0] - other.x[1], other.y[0] - one.y[1], one.z[0] - other.z[1]);
  return behind >= before;
}

function farthest(candidates: readonly number[], solids: readonly DrawnSolid[]): number {
  const nearness = (index: number) => {
    const solid = solids[index];
    return solid ? solid.x[0] + solid.x[1] - solid.y[0] - solid.y[1] + solid.z[0] + solid.z[1] : 0;
  };
  return candidates.reduce((one, other) => (nearness(other) < nearness(one) ? other : one));
}
