import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import type { Size } from "./axes.ts";
import { halton } from "./samples.ts";

/** Leaves of plants: how many there are, their size in metres, and how much they point upwards rather than outwards. */
const kinds = {
  bush: { count: 110, length: 0.13, width: 0.07, upwards: 0.25, shell: 0.55 },
  twigs: { count: 44, length: 0.08, width: 0.022, upwards: 0.9, shell: 0 },
  herbs: { count: 240, length: 0.11, width: 0.018, upwards: 1.1, shell: 0 },
} as const;

/** Returns leaves with two sides around their middle: they fill an ellipsoid, or a box in the case of herbs. */
export function leavesShape(kind: keyof typeof kinds, size: Size): BufferGeometry {
  const { count, length, width, upwards, shell } = kinds[kind];
  const corners: number[] = [];
  const half = new Vector3(...size).multiplyScalar(0.5);
  const room = half
    .clone()
    .subScalar(length * 0.45)
    .max(new Vector3(0.001, 0.001, 0.001));
  for (let index = 1; index <= count; index++) {
    const around = halton(index, 2) * Math.PI * 2;
    const up = halton(index, 3) * 2 - 1;
    const flat = Math.sqrt(1 - up * up);
    const out = new Vector3(Math.cos(around) * flat, up, Math.sin(around) * flat);
    const place = shell > 0 ? out.clone().multiplyScalar(shell + (1 - shell) * halton(index, 5)) : inBox(index);
    const from = place.multiply(room);
    const tip = out
      .clone()
      .add(new Vector3(0, upwards, 0))
      .normalize();
    const side = new Vector3(0, 1, 0).cross(tip).normalize();
    // Leaves are turned around their own axis, more or less.
    side.applyAxisAngle(tip, (halton(index, 7) - 0.5) * 1.6);
    addLeaf(
      corners,
      from,
      tip.multiplyScalar(length * (0.7 + 0.3 * halton(index, 11))),
      side.multiplyScalar(width / 2),
    );
  }
  for (let index = 0; index < corners.length; index++) {
    const most = half.getComponent(index % 3);
    corners[index] = Math.min(Math.max(corners[index] ?? 0, -most), most);
  }
  const shape = new BufferGeometry().setAttribute("position", new Float32BufferAttribute(corners, 3));
  shape.computeVertexNormals();
  return shape;
}

/** Returns a place in a cube around its middle; leaves are denser at the bottom. */
function inBox(index: number): Vector3 {
  return new Vector3(halton(index, 2) * 2 - 1, halton(index, 13) ** 1.6 * 2 - 1, halton(index, 17) * 2 - 1);
}

/** Adds a leaf, folded along its middle, with both of its sides. */
function addLeaf(corners: number[], from: Vector3, tip: Vector3, side: Vector3): void {
  const fold = new Vector3().crossVectors(tip, side).setLength(side.length() * 0.4);
  const middle = from.clone().addScaledVector(tip, 0.45).add(fold);
  const [left, right, end] = [middle.clone().add(side), middle.clone().sub(side), from.clone().add(tip)];
  for (const [a, b, c] of [
    [from, left, end],
    [from, end, right],
  ] as const) {
    for (const point of [a, b, c, c, b, a]) corners.push(...point.toArray());
  }
}
