/** Changes of a design by a visitor. Each returns a new design; pieces of the building stay where they are. */
import type { Rectangle } from "#app/floor-plan/boxes.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { turnSide } from "#app/floor-plan/sides.ts";
import { innerBounds } from "#app/floor-plan/walls.ts";
import { type Design, type DesignPiece, type DesignPlan, maxPieces, planPieces } from "./design.ts";
import { keptWithin } from "./hold-at-walls.ts";

/** Returns a design with a piece at another place. */
export function movePiece(design: Design, id: number, rect: Rectangle): Design {
  return changePiece(design, id, (piece) => ({ ...piece, rect }));
}

/** Returns a design with a piece turned clockwise by a quarter about its middle, and kept inside the outer walls. */
export function turnDesignPiece(design: Design, id: number, plan: DesignPlan): Design {
  return changePiece(design, id, (piece) => {
    const [left, front, width, depth] = piece.rect;
    const shift = inFives((width - depth) / 2);
    const rect = keptWithin(innerBounds(plan), [left + shift, front - shift, depth, width]);
    return { ...piece, rect, ...(piece.back && { back: turnSide(piece.back) }) };
  });
}

/**
 * Returns a design with a piece of another size. Its back stays where it is, or its middle if it has none.
 *
 * @param size width along its back and depth away from it, in millimetres; the longer side of a piece without a back
 *   stays the longer one
 */
export function resizePiece(
  design: Design,
  id: number,
  size: readonly [width: number, depth: number],
  plan: DesignPlan,
): Design {
  return changePiece(design, id, (piece) => {
    const [left, front, width, depth] = piece.rect;
    const isLevel = piece.back ? piece.back === "n" || piece.back === "s" : width >= depth === size[0] >= size[1];
    const [newWidth = 0, newDepth = 0] = isLevel ? size : size.toReversed();
    const [grownX, grownY] = [newWidth - width, newDepth - depth];
    const x = piece.back === "w" ? 0 : piece.back === "e" ? grownX : inFives(grownX / 2);
    const y = piece.back === "s" ? 0 : piece.back === "n" ? grownY : inFives(grownY / 2);
    return { ...piece, rect: keptWithin(innerBounds(plan), [left - x, front - y, newWidth, newDepth]) };
  });
}

/** Returns a design without a piece. */
export function removePiece(design: Design, id: number): Design {
  return { ...design, pieces: design.pieces.filter((piece) => piece.id !== id || piece.fixed) };
}

/** Returns a design with a piece added, with the smallest free id; the same design if it is full. */
export function addPiece(design: Design, piece: Omit<PlacedPiece, "fixed">, plan: DesignPlan): Design {
  if (design.pieces.length >= maxPieces) return design;
  const taken = new Set(design.pieces.map((other) => other.id));
  let id = plan.furniture.length;
  while (taken.has(id)) id += 1;
  const pieces = [...design.pieces, { ...piece, fixed: false, id }];
  return { ...design, pieces: pieces.toSorted((one, other) => one.id - other.id) };
}

/**
 * Returns a design with other movable furniture; an empty list removes it.
 *
 * @param furniture that of a set of this plan
 */
export function furnishDesign(
  design: Design,
  furniture: readonly Omit<PlacedPiece, "fixed">[],
  plan: DesignPlan,
): Design {
  const ofBuilding = planPieces(plan).filter(({ fixed }) => fixed);
  const added = furniture.map(({ piece, rect, back }, index): DesignPiece => {
    return { id: plan.furniture.length + index, piece, rect, back, fixed: false };
  });
  return { ...design, pieces: [...ofBuilding, ...added] };
}

/** Returns a design of another plan with the furniture of that plan; everything else stays. */
export function switchPlan(design: Design, model: string, plan: DesignPlan & Pick<Plan, "id">): Design {
  if (design.model === model && design.plan === plan.id) return design;
  return { ...design, model, plan: plan.id, pieces: planPieces(plan) };
}

/** Returns a design furnished as its plan is drawn. */
export function resetPieces(design: Design, plan: DesignPlan): Design {
  return { ...design, pieces: planPieces(plan) };
}

function changePiece(design: Design, id: number, change: (piece: DesignPiece) => DesignPiece): Design {
  return {
    ...design,
    pieces: design.pieces.map((piece) => (piece.id === id && !piece.fixed ? change(piece) : piece)),
  };
}

/** Rounds towards zero to steps of 5 mm, so that a change of size and its reverse cancel out. */
function inFives(length: number): number {
  return Math.trunc(length / 5) * 5;
}
