import { getPosition, getTimes } from "suncalc";
import type { Design } from "#app/designer/design/design.ts";
import { hourAt, instantAt } from "./sun-day.ts";

/** The town of Vinaroz: 40° 28′ 13″ N, 0° 28′ 29″ E. */
const latitude = 40.4703;
const longitude = 0.4747;

/** The position of the sun in degrees: clockwise from north, and above the horizon, refraction included. */
export interface SunPosition {
  readonly azimuth: number;
  readonly altitude: number;
}

/** Returns the position of the sun over Vinaroz at an hour of the 21st of a month. */
export function sunPosition({ month, hour }: Pick<Design, "month" | "hour">): SunPosition {
  return getPosition(instantAt(month, hour), latitude, longitude);
}

/**
 * Returns the hours at which the sun rises and sets in Vinaroz on the 21st of a month: 17.66.
 *
 * @throws Error if it does neither, which happens beyond the polar circles only.
 */
export function daylight(month: number): { readonly sunrise: number; readonly sunset: number } {
  const { sunrise, sunset } = getTimes(instantAt(month, 12), latitude, longitude);
  if (!sunrise || !sunset) throw new Error("The sun rises and sets every day in Vinaroz.");
  return { sunrise: hourAt(month, sunrise), sunset: hourAt(month, sunset) };
}

/**
 * Returns the direction to the sun in the axes of a plan, of length 1: x to the right, y to the back, z upwards.
 *
 * @param front the bearing that the front of the plan faces, in degrees
 */
export function sunDirection({ azimuth, altitude }: SunPosition, front: number): readonly [number, number, number] {
  const fromBack = radians(azimuth - front - 180);
  const height = radians(altitude);
  return [Math.sin(fromBack) * Math.cos(height), Math.cos(fromBack) * Math.cos(height), Math.sin(height)];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
