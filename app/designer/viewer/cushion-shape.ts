import { BoxGeometry, type BufferGeometry, Vector3 } from "three";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { Size } from "./axes.ts";

/** Approximate distance of vertices between the edges of a cushion, in metres, and the largest number of stretches. */
const stretch = { length: 0.4, most: 6 } as const;
/** Depth of the deepest folds of a cover, in metres. */
const fold = 0.007;

/**
 * Returns a cushion around its middle: a box with round edges, thinner at its seams, with the folds of a cover.
 *
 * @param soft the share by which it is thinner at its seams
 * @param radius that of its edges, in metres
 */
export function cushionShape(soft: number, radius: number, size: Size): BufferGeometry {
  const parts = size.map((length) => 2 + Math.min(stretch.most, 2 * Math.max(1, Math.round(length / stretch.length))));
  const [across = 4, up = 4, deep = 4] = parts;
  const shape = new BoxGeometry(2, 2, 2, across, up, deep);
  shape.deleteAttribute("normal");
  shape.deleteAttribute("uv");
  const whole = mergeVertices(shape);
  shape.dispose();
  const { position } = whole.attributes;
  const half = size.map((length) => length / 2);
  const thin = size.indexOf(Math.min(...size));
  const axes = [0, 1, 2] as const;
  const [point, core] = [new Vector3(), new Vector3()];
  for (let index = 0; position && index < position.count; index++) {
    point.fromBufferAttribute(position, index);
    for (const axis of axes) {
      const place = placeOf(point.getComponent(axis), parts[axis] ?? 4, half[axis] ?? 0, radius);
      point.setComponent(axis, place);
      const inner = (half[axis] ?? 0) - radius;
      core.setComponent(axis, Math.min(Math.max(place, -inner), inner));
    }
    point.sub(core).setLength(radius).add(core);
    const seam = axes.map((axis) => 1 - (point.getComponent(axis) / (half[axis] ?? 1)) ** 2);
    for (const axis of axes) {
      const rest = axes.reduce<number>(
        (product, other) => (other === axis ? product : product * (seam[other] ?? 1)),
        1,
      );
      const share = axis === thin ? soft : soft * 0.12;
      point.setComponent(axis, point.getComponent(axis) * (1 - share * (1 - rest)));
    }
    const deepest = Math.min(fold, (size[thin] ?? 0) * 0.06);
    const side = point.getComponent(thin);
    point.setComponent(thin, side - Math.sign(side) * deepest * unevenness(index));
    position.setXYZ(index, ...point.toArray());
  }
  whole.computeVertexNormals();
  return whole;
}

/** Returns the place of a vertex of a box of 2 along an axis: its outer stretches are as long as the radius. */
function placeOf(corner: number, parts: number, half: number, radius: number): number {
  const step = Math.round(((corner + 1) / 2) * parts);
  if (step === 0 || step === parts) return corner * half;
  return (half - radius) * ((2 * (step - 1)) / (parts - 2) - 1);
}

/** Returns a number from 0 to 1 that is always the same for a vertex. */
function unevenness(index: number): number {
  return (index * 0.618_034 + Math.sin(index * 12.9898) * 0.5 + 0.5) % 1;
}
