import type { Box } from "#app/floor-plan/boxes.ts";
import type { WallName } from "#app/floor-plan/walls.ts";
import type { NeedReason } from "./catalogue-schema.ts";
import { type FindingCode, type LimitReason, limits } from "./limits.ts";

/** The thing at one end of a distance. Pieces are named by their index, all others by their ids. */
export type Neighbour =
  | { readonly kind: "piece"; readonly index: number }
  | { readonly kind: "door" | "opening" | "room"; readonly id: string }
  | WallName;

/**
 * Something to improve about a furnished plan: plain data, from which the sentence is made. Lengths are millimetres.
 */
export interface Finding {
  readonly code: FindingCode;
  /** `impossible`: does not fit. `tight`: fits, but not comfortably. `note`: said on request only. */
  readonly severity: "impossible" | "tight" | "note";
  /** Indices of the pieces concerned, those that lack space first. */
  readonly pieces: readonly number[];
  /**
   * The things at the two ends of the distance, such as a table and a sliding door; one entry if it is at one thing.
   */
  readonly between: readonly Neighbour[];
  readonly reason: LimitReason | NeedReason;
  /** The distance, negative by the depth of an overlap. For a window, the height of its sill. */
  readonly has: number;
  /** The distance required. For a window, the height of the piece: `missing` is as long as the part that it covers. */
  readonly takes: number;
  /** The strip that is missing, or what two things have in common. */
  readonly missing: Box;
}

type Found = Pick<Finding, "between" | "has" | "missing"> & Partial<Pick<Finding, "takes" | "reason">>;

/** Returns a finding as bad as its limit says; without `takes` and `reason`, with those of the limit. */
export function makeFinding(code: FindingCode, found: Found): Finding {
  const { takes, least, reason } = { ...limits[code], ...found };
  const severity = least === undefined ? "note" : found.has < takes * least ? "impossible" : "tight";
  const pieces = found.between.flatMap((thing) => (thing.kind === "piece" ? [thing.index] : []));
  return { code, severity, pieces, ...found, takes, reason };
}

export function pieceAt(index: number): Neighbour {
  return { kind: "piece", index };
}
