import type { ReactNode } from "react";
import type { PlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";

export interface PlanBodyProps {
  readonly drawing: PlanDrawing;
  /** Text, which interrupts the lines of furniture and swings, but not the walls. */
  readonly children?: ReactNode;
}

/** The building itself: floors, furniture, doors, walls and glass. */
export function PlanBody({ drawing, children }: PlanBodyProps) {
  return (
    <>
      <path className="floor-plan__floor" d={drawing.floors} />
      <path className="floor-plan__wet-floor" d={drawing.wetFloors} />
      <path className="floor-plan__open-side" d={drawing.openSides} />
      <path className="floor-plan__furniture" d={drawing.furniture} />
      <path className="floor-plan__swing" d={drawing.swings} />
      {children}
      <path className="floor-plan__wall" d={drawing.walls} />
      <path className="floor-plan__bar" d={drawing.bars} />
      <path className="floor-plan__leaf" d={drawing.leaves} />
      <path className="floor-plan__glazing" d={drawing.glazing} />
      <path className="floor-plan__pane" d={drawing.panes} />
    </>
  );
}
