import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point, Side } from "#app/floor-plan/polygons.ts";

/** Where a room's words and its number go. */
export interface LabelDrawing {
  /** Middle of the name and the area below it. */
  readonly name: Point;
  /** In how many lines the name is written; 0 where only the number has room. */
  readonly lines: 0 | 1 | 2;
  readonly number: Point;
  /** On a floor that is tinted as wet. */
  readonly wet?: true;
}

/**
 * What a floor plan draws of the building, in whole millimetres from its corner at the back left, y downwards. Shapes of one look
 * are one SVG path.
 */
export interface PlanDrawing {
  readonly length: number;
  readonly depth: number;
  readonly floors: string;
  readonly wetFloors: string;
  readonly walls: string;
  /** The holes that windows and glass doors fill. */
  readonly glazing: string;
  readonly panes: string;
  /** Leaves of inner doors, and what hinged ones sweep. */
  readonly leaves: string;
  readonly swings: string;
  /** Limits between rooms that no wall divides. */
  readonly limits: string;
  readonly furniture: string;
  /** Clear widths along the front, from the left, and along the right side, from the top. */
  readonly front: readonly Interval[];
  readonly side: readonly Interval[];
}

/** What only a plan with words needs beside the building itself. */
export interface LabelledPlanDrawing extends PlanDrawing {
  /** Tip of the mark at the entrance, and where it points. */
  readonly entrance: readonly [...Point, Side] | null;
  /** In the order of the rooms. */
  readonly labels: readonly LabelDrawing[];
}
