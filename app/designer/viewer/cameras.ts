import { MathUtils, type PerspectiveCamera, Vector3 } from "three";
import type { ViewName } from "./view-names.ts";

/** A way to look at the model from outside: where the camera is, in degrees, and its field of view. */
export interface Outlook {
  /** From the front towards the right. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly field: number;
  readonly hasRoof: boolean;
}

/** The model is seen from so far away that parallels stay parallel, as in the cutaway renders. */
export const outlooks = {
  model: { azimuth: 45, elevation: 35.264, field: 4, hasRoof: false },
  front: { azimuth: 24, elevation: 9, field: 26, hasRoof: true },
  top: { azimuth: 0, elevation: 89.9, field: 12, hasRoof: false },
} as const satisfies Record<Exclude<ViewName, "inside">, Outlook>;

/** The eye of a person inside: height in metres, and field of view with its limits. */
export const eye = { height: 1.6, field: 62, narrowest: 25, widest: 80 } as const;

/** Returns the direction from the model to the camera. */
export function directionOf({ azimuth, elevation }: Pick<Outlook, "azimuth" | "elevation">): Vector3 {
  return new Vector3().setFromSphericalCoords(1, MathUtils.degToRad(90 - elevation), MathUtils.degToRad(azimuth));
}

/** Share of the window that stays free at each side of the model. */
const margin = 0.07;

/**
 * Returns the point to look at and the distance from it with which a camera that looks from a direction has all points
 * in its window, as large and as central as can be.
 */
export function fitTo(points: readonly Vector3[], direction: Vector3, camera: PerspectiveCamera) {
  const right = new Vector3(0, 1, 0).cross(direction).normalize();
  const up = direction.clone().cross(right);
  const high = Math.tan(MathUtils.degToRad(camera.fov) / 2) * (1 - 2 * margin);
  const wide = high * camera.aspect;
  const placed = points.map((point) => ({ x: point.dot(right), y: point.dot(up), z: point.dot(direction) }));
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  let x = middle(placed.map((point) => point.x));
  let y = middle(placed.map((point) => point.y));
  const z = middle(placed.map((point) => point.z));
  let distance = 0;
  // Nearer things look larger, so the middle depends on the distance: four steps settle both.
  for (let step = 0; step < 4; step++) {
    distance = Math.max(
      ...placed.map((point) => point.z - z + Math.max(Math.abs(point.x - x) / wide, Math.abs(point.y - y) / high)),
    );
    x += distance * middle(placed.map((point) => (point.x - x) / (distance + z - point.z)));
    y += distance * middle(placed.map((point) => (point.y - y) / (distance + z - point.z)));
  }
  const target = new Vector3().addScaledVector(right, x).addScaledVector(up, y).addScaledVector(direction, z);
  return { target, distance };
}
