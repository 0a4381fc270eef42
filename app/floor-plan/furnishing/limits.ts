import type { NeedReason } from "./catalogue-schema.ts";

/** Why a place has to be free if no piece says so itself: the key of its words in the locale file. */
export type LimitReason = "place" | "open" | "enter" | "pass" | "light" | "turn";

interface Limit {
  readonly reason: LimitReason | NeedReason;
  /** The distance required, in millimetres. */
  readonly takes: number;
  /** The share of it below which a thing does not fit; undefined for what is only a note. */
  readonly least: number | undefined;
}

/** The distances that each check requires. The values are ours: ergonomics, not law. */
export const limits = {
  overlap: { reason: "place", takes: 0, least: 1 },
  wall: { reason: "place", takes: 0, least: 1 },
  // In front of an inner door or passage. The leaf of a door takes its width.
  door: { reason: "open", takes: 600, least: 1 },
  // Inside, behind one leaf of the entrance.
  entrance: { reason: "enter", takes: 600, least: 0 },
  // The catalogue says what each piece takes.
  use: { reason: "reach", takes: 600, least: 0.5 },
  way: { reason: "pass", takes: 600, least: 0.75 },
  // Up to this distance from its wall, a piece is in front of a window.
  window: { reason: "light", takes: 300, least: 0 },
  // The circle in which a wheelchair turns, and its way.
  "wheelchair-turn": { reason: "turn", takes: 1500, least: undefined },
  "wheelchair-way": { reason: "pass", takes: 800, least: undefined },
} as const satisfies Record<string, Limit>;
export type FindingCode = keyof typeof limits;

/** The tolerance of the space in which a piece is used, in millimetres. */
export const useSlack = 20;
