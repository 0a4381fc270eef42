import type { Box } from "#app/floor-plan/boxes.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import type { NeedReason } from "./catalogue-schema.ts";

/** What a check of a furnished plan finds. Its limits and severities are in `limits.ts`. */
export type FindingCode =
  | "overlap"
  | "wall"
  | "door"
  | "entrance"
  | "use"
  | "way"
  | "window"
  | "wheelchair-turn"
  | "wheelchair-way";

/** `impossible`: does not fit. `tight`: fits, but less than comfortably. `note`: only said on request. */
export type Severity = "impossible" | "tight" | "note";

/** What is at an end of a distance. Pieces are named by their index, all others by their ids. */
export type Neighbour =
  | { readonly kind: "piece"; readonly index: number }
  | { readonly kind: "door" | "opening" | "room"; readonly id: string }
  /** An outer wall by the side that it faces, or a partition. */
  | { readonly kind: "wall"; readonly side: Side }
  | { readonly kind: "partition"; readonly id: string };

/** Something to improve about a furnished plan: plain data, from which the sentence is made. Lengths are millimetres. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Indices of the pieces concerned; the first is the one that is in the way or lacks space. */
  readonly pieces: readonly number[];
  /** What is at both ends of the distance, such as the table and the sliding door; empty if one place says all. */
  readonly between: readonly Neighbour[];
  /** For `use`: why the piece needs the space. */
  readonly reason?: NeedReason;
  /** What there is. */
  readonly has: number;
  /** What it takes. */
  readonly takes: number;
  /** The strip that is missing, or the common part of two things in one place. */
  readonly missing: Box;
}
