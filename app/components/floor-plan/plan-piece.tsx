import type { PieceDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";
import { piecePaths } from "./pieces/piece-paths.ts";

/** A piece of furniture, turned so that its back is on its side of the plan. */
export function PlanPiece({ piece: [name, x, y, width, height, back = "n"] }: { readonly piece: PieceDrawing }) {
  const draw = piecePaths[name];
  const path = back === "n" || back === "s" ? draw(width, height) : draw(height, width);
  const turns = {
    n: `translate(${x} ${y})`,
    e: `translate(${x + width} ${y}) rotate(90)`,
    s: `translate(${x + width} ${y + height}) rotate(180)`,
    w: `translate(${x} ${y + height}) rotate(270)`,
  };
  return <path className="floor-plan__piece" d={path} transform={turns[back]} />;
}
