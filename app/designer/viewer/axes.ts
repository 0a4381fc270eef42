import { Vector3 } from "three";
import type { Point } from "#app/floor-plan/polygons.ts";

/** A place in a building in millimetres, or a direction: x to the right, y to the back, z upwards. */
export type Place = readonly [x: number, y: number, z: number];

/** Returns a place in metres and in the axes of three: x to the right, y upwards, z to the front. */
export function toScene([x, y, z]: Place): Vector3 {
  return new Vector3(x / 1000, z / 1000, -y / 1000);
}

/** Returns the point of the plan below a place in metres. */
export function toPlan({ x, z }: Vector3): Point {
  return [x * 1000, -z * 1000];
}

/** The size of a solid in metres, to the right, upwards and to the front. */
export type Size = readonly [x: number, y: number, z: number];
