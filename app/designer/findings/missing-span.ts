import type { Axis } from "#app/floor-plan/boxes.ts";
import type { Building } from "#app/floor-plan/furnishing/building.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";

/** The direction in which space is missing, and how much, in millimetres. */
export interface MissingSpan {
  readonly axis: Axis;
  readonly length: number;
}

/** Returns how much is missing and in which direction; for a window, how much of its width is covered. */
export function missingSpan({ code, between, has, takes, missing }: Finding, { openings }: Building): MissingSpan {
  const width = missing.right - missing.left;
  const depth = missing.back - missing.front;
  const lacks = takes - has;
  const level: MissingSpan = { axis: "x", length: width };
  const upright: MissingSpan = { axis: "y", length: depth };
  if (code !== "window") return Math.abs(width - lacks) <= Math.abs(depth - lacks) ? level : upright;
  const window = openings.find(({ id }) => between.some((what) => what.kind === "opening" && what.id === id));
  return window?.side === "n" || window?.side === "s" ? level : upright;
}
