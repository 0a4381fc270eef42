import type { ReactNode } from "react";
import type { PlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";
import { planView } from "#app/floor-plan/layout/plan-view.ts";
import { textSizes } from "#app/floor-plan/layout/text-size.ts";
import { PlanBody } from "./plan-body.tsx";
import { PlanDimensions } from "./plan-dimensions.tsx";

interface PlanOutlineProps {
  readonly drawing: PlanDrawing;
  /** Names of rooms. */
  readonly children?: ReactNode;
}

/** A decorative plan with its dimensions, hidden from screen readers. */
export function PlanOutline({ drawing, children }: PlanOutlineProps) {
  // It is smaller than the sheet that these sizes are for.
  const figure = 1.35 * textSizes(drawing).figure;
  return (
    <svg
      className="floor-plan__drawing floor-plan__drawing--outline"
      viewBox={planView(drawing.length, drawing.depth, figure).join(" ")}
      fontSize={figure}
      aria-hidden="true"
    >
      <PlanBody drawing={drawing}>{children}</PlanBody>
      <PlanDimensions drawing={drawing} size={figure} />
    </svg>
  );
}
