import { Vector3 } from "three";

/** Returns the value of the Halton sequence, from 0 to 1. */
export function halton(index: number, base: number): number {
  let [rest, share, value] = [index, 1, 0];
  while (rest > 0) {
    share /= base;
    value += share * (rest % base);
    rest = Math.floor(rest / base);
  }
  return value;
}

/** Returns a direction within a disc around another one, whose radius is in radians. */
export function inDisc(direction: Vector3, radius: number, sample: number): Vector3 {
  const [angle, reach] = [halton(sample, 2) * Math.PI * 2, Math.sqrt(halton(sample, 3)) * radius];
  const side = new Vector3(0, 1, 0).cross(direction).normalize();
  const up = direction.clone().cross(side);
  return direction
    .clone()
    .addScaledVector(side, Math.cos(angle) * reach)
    .addScaledVector(up, Math.sin(angle) * reach)
    .normalize();
}

/** Returns a direction of the sky, more often of its brighter middle. */
export function inSky(sample: number): Vector3 {
  const [angle, height] = [halton(sample, 5) * Math.PI * 2, Math.sqrt(0.1 + 0.9 * halton(sample, 7))];
  const reach = Math.sqrt(1 - height * height);
  return new Vector3(Math.cos(angle) * reach, height, Math.sin(angle) * reach);
}
