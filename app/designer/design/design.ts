import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { Cladding, Plan } from "#app/floor-plan/plan-schema.ts";

/** The plan of a design without its words, which differ by language. */
export type DesignPlan = Pick<Plan, "outline" | "walls" | "partitions" | "rooms" | "doors" | "openings" | "furniture">;

export type FloorFinish = "oak" | "walnut" | "microcement";

/**
 * A piece of a design, in millimetres in steps of 5. It lies within the box around the plan; one that is too long
 * starts at an inner face of the walls. Pieces of the building stay as in the plan.
 */
export interface DesignPiece extends PlacedPiece {
  /** The index of a piece of the plan; added pieces are numbered from there on. */
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
  /**
   * The sun is that of the 21st of this month, 1 to 12, at this hour of Spanish wall-clock time, in quarters: 14.25.
   */
  readonly month: number;
  readonly hour: number;
  /** At most `maxPieces`, in the order of their ids. */
  readonly pieces: readonly DesignPiece[];
}

/** The largest number of pieces in a design, those of the building included. */
export const maxPieces = 60;

/** Cladding, floor and deck of the model's pictures, with which every plan starts. */
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
