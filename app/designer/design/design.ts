import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { Cladding, Plan } from "#app/floor-plan/plan-schema.ts";

/** The plan of a design without its words, which differ by language. */
export type DesignPlan = Pick<Plan, "outline" | "walls" | "partitions" | "rooms" | "doors" | "openings" | "furniture">;

export type FloorFinish = "oak" | "walnut" | "microcement";

/**
 * A piece of a design, in millimetres in steps of 5: within the box around the plan or, if it is too long for that, from
 * an inner face of its walls on. Pieces of the building stay as in the plan.
 */
export interface DesignPiece extends PlacedPiece {
  /** The index of the plan's own piece; from their number on, a piece that was added. */
  readonly id: number;
}

/** A plan as a visitor has furnished it, with everything else that its fragment keeps. */
export interface Design {
  /** The id of the model, and that of one of its plans. */
  readonly model: string;
  readonly plan: string;
  /** The wood of all fronts; `own` is that of the plan, which may differ from front to front. */
  readonly cladding: Cladding | "own";
  readonly floor: FloorFinish;
  readonly deck: boolean;
  /** The bearing that the front faces, in whole degrees from 0 to 359: 180 is south. */
  readonly front: number;
  /** The sun is that of the 21st of a month, from 1 to 12, at an hour of Spanish wall-clock time in quarters: 14.25. */
  readonly month: number;
  readonly hour: number;
  /** In the order of their ids, at most `maxPieces`. */
  readonly pieces: readonly DesignPiece[];
}

/** The pieces that a design may have, those of the building included. */
export const maxPieces = 60;

/** Woods, floor and deck of the model's pictures, with which every plan starts. */
export const startFinishes = { cladding: "own", floor: "oak", deck: true } as const satisfies Partial<Design>;

/** Returns the design that a plan starts with: furnished as it is drawn, seen in the sun of the model's pictures. */
export function startDesign(model: string, plan: DesignPlan & Pick<Plan, "id">): Design {
  return {
    model,
    plan: plan.id,
    ...startFinishes,
    front: 180,
    month: 3,
    hour: 14,
    pieces: planPieces(plan),
  };
}

/** Returns the furniture of a plan as pieces of a design. */
export function planPieces({ furniture }: Pick<Plan, "furniture">): DesignPiece[] {
  return furniture.map(({ label: _label, room: _room, ...piece }, id) => ({ id, ...piece }));
}

/** Returns whether two designs are the same, whatever changes have led to them. */
export function isSameDesign(one: Design, other: Design): boolean {
  const { pieces, ...choices } = one;
  const isSameChoice = ([key, value]: [string, unknown]) => other[key as keyof typeof choices] === value;
  return Object.entries(choices).every(isSameChoice) && textOf(pieces) === textOf(other.pieces);
}

function textOf(pieces: readonly DesignPiece[]): string {
  return pieces.map(({ id, piece, back, rect }) => [id, piece, back, ...rect].join()).join(";");
}
