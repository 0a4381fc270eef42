import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DimensionLine } from "#app/floor-plan/components/dimension-line.tsx";
import { EntranceMark } from "#app/floor-plan/components/entrance-mark.tsx";
import { PlanBody } from "#app/floor-plan/components/plan-body.tsx";
import { PlanDimensions } from "#app/floor-plan/components/plan-dimensions.tsx";
import { PlanLabels } from "#app/floor-plan/components/plan-labels.tsx";
import { describeLabelledPlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { createSvgAxes } from "#app/floor-plan/drawing/svg-axes.ts";
import { planView } from "#app/floor-plan/layout/plan-view.ts";
import { roomAreas } from "#app/floor-plan/living-space.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import type { SheetPiece } from "./sheet-pieces.ts";

/** The scale of the sheet, 1:50. */
export const sheetScaleDivisor = 50;

/** Text of 8 points at that scale, in millimetres of the plan. */
const size = 141;

/** Returns a length of the plan on paper: 6100 → «122mm». */
function onPaper(length: number): string {
  return `${length / sheetScaleDivisor}mm`;
}

export interface SheetPlanProps {
  /** The plan with the furniture of the design. */
  readonly plan: DrawnPlan;
  readonly pieces: readonly SheetPiece[];
  /** SVG drawn below the numbers, in millimetres of the plan's sheet. */
  readonly children: ReactNode;
}

/** The plan at the scale of the sheet, with the numbers of the pieces. */
export function SheetPlan({ plan, pieces, children }: SheetPlanProps) {
  const drawing = describeLabelledPlan(plan, { name: size, figure: size });
  const { point } = createSvgAxes(boundingBox(plan.outline));
  const view = planView(drawing.length, drawing.depth, size);
  const [, , width, height] = view;
  return (
    <svg
      className="design-sheet__plan"
      viewBox={view.join(" ")}
      style={{ inlineSize: onPaper(width), blockSize: onPaper(height) }}
      aria-hidden="true"
    >
      <PlanBody drawing={drawing}>
        <PlanLabels labels={drawing.labels} rooms={roomAreas(plan.rooms)} sizes={{ name: size, figure: size }} />
      </PlanBody>
      {drawing.entrance && <EntranceMark entrance={drawing.entrance} size={size} />}
      <PlanDimensions drawing={drawing} size={size} />
      {children}
      {pieces.map(({ number, at }) => {
        const [x, y] = point(at);
        return (
          <text className="design-sheet__number" x={x} y={y} dy="0.35em" fontSize={size} key={number}>
            {number}
          </text>
        );
      })}
    </svg>
  );
}

const metresOfBar = [0, 1, 2, 3, 4, 5];

/** A bar of 5 m, which is 10 cm long on paper that is printed at full size. */
export function ScaleBar() {
  const { t } = useTranslation();
  const last = metresOfBar.length - 1;
  return (
    <svg
      className="design-sheet__scale-bar"
      viewBox={`0 0 ${last * 1000} 400`}
      style={{ inlineSize: onPaper(last * 1000), blockSize: onPaper(400) }}
      aria-hidden="true"
    >
      <DimensionLine from={0} to={last * 1000} at={100} size={size} strong>
        {null}
      </DimensionLine>
      {metresOfBar.map((metre) => (
        <g key={metre}>
          <path className="dimension-line__line" d={`M${metre * 1000} 40v120`} />
          <text
            className="design-sheet__metre"
            x={metre * 1000}
            y={340}
            fontSize={size}
            textAnchor={metre === 0 ? "start" : metre === last ? "end" : "middle"}
          >
            {metre === last ? t("designerTool.sheet.metres", { metre }) : metre}
          </text>
        </g>
      ))}
    </svg>
  );
}
