import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { LabelledPlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";
import { planView } from "#app/floor-plan/layout/plan-view.ts";
import { textSizes } from "#app/floor-plan/layout/text-size.ts";
import { EntranceMark } from "./entrance-mark.tsx";
import { PlanBody } from "./plan-body.tsx";
import { PlanDimensions } from "./plan-dimensions.tsx";
import { type NamedRoom, PlanLabels } from "./plan-labels.tsx";

export interface FloorPlanProps {
  readonly drawing: LabelledPlanDrawing;
  readonly title: string;
  /** A sentence for screen readers, read after title, size and rooms. */
  readonly hint?: string;
  /** In the order of the page's list: their positions are the numbers in the drawing. */
  readonly rooms: readonly NamedRoom[];
  /** Controls on the drawing, in its coordinates. */
  readonly children?: ReactNode;
}

/**
 * A floor plan drawn from its measures. On phones the same drawing is rotated upright, with numbers instead of names.
 */
export function FloorPlan({ drawing, title, hint = "", rooms, children }: FloorPlanProps) {
  const { t } = useTranslation();
  const id = useId();
  const { length, depth } = drawing;
  const sizes = textSizes(drawing);
  const view = planView(length, depth, sizes.figure);
  const [, , width, height] = view;
  return (
    <div className="floor-plan">
      {/* Reserves the space of the upright drawing, which is rotated by CSS. */}
      <svg className="floor-plan__upright" viewBox={`0 0 ${height} ${width}`} aria-hidden="true" />
      <svg
        className="floor-plan__drawing"
        viewBox={view.join(" ")}
        fontSize={sizes.name}
        role={children ? "group" : "img"}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>
          {`${t("plan.description", {
            size: { dimensions: [length / 1000, depth / 1000] },
            rooms: rooms.map(({ name }) => name).join(", "),
          })} ${hint}`.trim()}
        </desc>
        <svg overflow="visible" aria-hidden="true">
          <PlanBody drawing={drawing}>
            <PlanLabels labels={drawing.labels} rooms={rooms} sizes={sizes} />
          </PlanBody>
          {drawing.entrance && <EntranceMark entrance={drawing.entrance} size={sizes.figure} />}
          <PlanDimensions drawing={drawing} size={sizes.figure} />
        </svg>
        {children}
      </svg>
    </div>
  );
}
