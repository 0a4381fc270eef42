import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  LatheGeometry,
  Matrix4,
  SphereGeometry,
  Vector2,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Solid } from "#app/designer/solids/solid.ts";
import type { Size } from "./axes.ts";
import { cushionShape } from "./cushion-shape.ts";
import { leavesShape } from "./leaves-shape.ts";

/** The number of edges around a drum or a ball. */
const edges = 24;

/** Returns the shape of a solid of a size, around its middle. */
export function shapeOf({ lean, ...solid }: Solid, [x, y, z]: Size): BufferGeometry {
  if (!lean) return uprightShape(solid, [x, y, z]);
  const [right, back] = lean.map((length) => length / 1000) as [number, number];
  const upright = uprightShape(solid, [x - Math.abs(right), y, z - Math.abs(back)]);
  return upright.applyMatrix4(new Matrix4().makeShear(0, 0, right / y, -back / y, 0, 0));
}

function uprightShape({ ball, foot, hollow, soft, leaves, round = 0 }: Solid, [x, y, z]: Size): BufferGeometry {
  if (leaves) return leavesShape(leaves, [x, y, z]);
  if (ball) return new SphereGeometry(0.5, edges / 2, edges / 3).scale(x, y, z);
  if (foot !== undefined && hollow) return bowlShape(foot).scale(x, y, z);
  if (foot !== undefined) return new CylinderGeometry(0.5, foot / 2, 1, edges).scale(x, y, z);
  const radius = Math.min(round / 1000, x / 2.01, y / 2.01, z / 2.01);
  if (soft !== undefined) return cushionShape(soft, radius, [x, y, z]);
  if (radius <= 0) return new BoxGeometry(x, y, z);
  return new RoundedBoxGeometry(x, y, z, radius > 0.02 ? 2 : 1, radius);
}

/** Returns a bowl: from the middle of its foot up to the rim, and down to its bottom. */
function bowlShape(foot: number): BufferGeometry {
  // The outline ends beside the axis, where triangles would have no area.
  const axis = 0.002;
  const outline = [
    [axis, -0.5],
    [foot / 2, -0.5],
    [0.5, 0.5],
    [0.46, 0.5],
    [foot * 0.42, -0.36],
    [axis, -0.36],
  ] as const;
  return new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    edges,
  );
}
