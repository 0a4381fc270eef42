import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import type { OpaquePaint } from "./paints.ts";

/** A surface that lets light through. */
type ClearPaint = "glass" | "pane";

/** The surface of a solid. */
export type Paint = OpaquePaint | ClearPaint;

/** Returns whether a surface lets light through. */
export function isClear(paint: Paint): paint is ClearPaint {
  return paint === "glass" || paint === "pane";
}

/**
 * A box along the axes, in millimetres: x to the right, y to the back, z upwards from the floor. An interval of no
 * length makes it a sheet.
 */
export interface Solid {
  readonly x: Interval;
  readonly y: Interval;
  readonly z: Interval;
  readonly paint: Paint;
  /** The radius of the edges of a box, in millimetres. */
  readonly round?: number;
  /** The width of a drum's foot as a share of that of its top; the drum touches the sides of the box. */
  readonly foot?: number;
  /** Whether the drum is open at the top. */
  readonly hollow?: true;
  /** Whether it is the ellipsoid that touches the sides of the box. */
  readonly ball?: true;
  /** The share by which a cushion is thinner at its seams than in its middle. */
  readonly soft?: number;
  /** The leaves of a plant, which fill the box. */
  readonly leaves?: "bush" | "herbs" | "twigs";
  /** How far the top is displaced against the foot, to the right and to the back; both are within the box. */
  readonly lean?: Point;
  /** Shown by one of the two only: too fine for the drawing, or drawn simpler. */
  readonly only?: "model" | "drawing";
  /** Whether it lies beyond the size of its piece: the chairs of a table, what is on a desk. */
  readonly beside?: true;
}

/** Returns a box: `block([0, 900], [0, 600], [0, 720], "oak")`. */
export function block(x: Interval, y: Interval, z: Interval, paint: Paint = "white", round = 0): Solid {
  return { x, y, z, paint, ...(round > 0 && { round }) };
}

/** Returns an upright drum, which narrows towards its foot if `foot` is below 1. */
export function drum(x: Interval, y: Interval, z: Interval, paint: Paint = "white", foot = 1): Solid {
  return { x, y, z, paint, foot };
}

/** Returns a drum that is open at the top, as a bowl or a pot. */
export function bowl(...size: Parameters<typeof drum>): Solid {
  return { ...drum(...size), hollow: true };
}

/** Returns an ellipsoid. */
export function ball(x: Interval, y: Interval, z: Interval, paint: Paint = "white"): Solid {
  return { x, y, z, paint, ball: true };
}

/** Returns a cushion, which leans by as much as its top is displaced to the back. */
export function cushion(x: Interval, y: Interval, z: Interval, paint: Paint, soft = 0.25, lean = 0): Solid {
  return { ...block(x, y, z, paint, 60), soft, ...(lean !== 0 && { lean: [0, lean] as const }) };
}

/** Returns leaves that fill a box. */
export function foliage(
  x: Interval,
  y: Interval,
  z: Interval,
  leaves: NonNullable<Solid["leaves"]>,
  paint: Paint,
): Solid {
  return { x, y, z, paint, leaves };
}

/** Returns a solid whose top is displaced against its foot. */
export function leaning(solid: Solid, lean: Point): Solid {
  return { ...solid, lean };
}

/** Returns solids that only the model shows, or only the drawing. */
export function onlyIn(only: "model" | "drawing", solids: readonly Solid[]): Solid[] {
  return solids.map((solid) => ({ ...solid, only }));
}

/** Returns solids that come with a piece beyond its own size. */
export function beside(solids: readonly Solid[]): Solid[] {
  return solids.map((solid) => ({ ...solid, beside: true }));
}
