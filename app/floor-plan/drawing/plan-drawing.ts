import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point, Side } from "#app/floor-plan/polygons.ts";

/** Positions of a room's labels. */
export interface LabelDrawing {
  /** Centre of the name, with the area below it if there is one. */
  readonly name: Point;
  /** Number of lines of the name; 0 where only the number fits. */
  readonly lines: 0 | 1 | 2;
  /** Whether the area fits below the name. */
  readonly hasArea?: true;
  readonly number: Point;
  /** For a room with the tint of wet floors. */
  readonly wet?: true;
}

/**
 * Shapes of a floor plan in whole millimetres from the corner at the back left, y downwards. Shapes of the same style
 * share one SVG path.
 */
export interface PlanDrawing {
  readonly length: number;
  readonly depth: number;
  readonly floors: string;
  readonly wetFloors: string;
  readonly walls: string;
  /** The holes of windows and glass doors. */
  readonly glazing: string;
  readonly panes: string;
  /** The steel bars between sliding doors. */
  readonly bars: string;
  /** Leaves of inner doors, and the arcs of hinged ones. */
  readonly leaves: string;
  readonly swings: string;
  /** Stretches on which a room continues into another without a wall. */
  readonly openSides: string;
  readonly furniture: string;
  /** Clear widths along the front, from the left, and along the right side, from the top. */
  readonly front: readonly Interval[];
  readonly side: readonly Interval[];
}

/** A plan with labels. */
export interface LabelledPlanDrawing extends PlanDrawing {
  /** Tip of the mark at the entrance, and its side. */
  readonly entrance: readonly [...Point, Side] | null;
  /** In the order of the rooms. */
  readonly labels: readonly LabelDrawing[];
}
