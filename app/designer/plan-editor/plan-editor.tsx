import { type ReactNode, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { FloorPlan } from "#app/floor-plan/components/floor-plan.tsx";
import { describeLabelledPlan, describePlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { roomAreas } from "#app/floor-plan/living-space.ts";
import { drawnFurniture } from "./drawn-furniture.ts";
import { PieceBar } from "./piece-bar.tsx";
import { PieceDistances } from "./piece-distances.tsx";
import { PlanPieces } from "./plan-pieces.tsx";
import { WallNames } from "./wall-names.tsx";

export interface PlanEditorProps {
  /** SVG drawn over the plan and below the controls, in millimetres of the plan's drawing (`createSvgAxes`). */
  readonly children?: ReactNode;
}

/**
 * The plan with the furniture of the design, whose pieces can be selected and moved, and the bar of the selected one.
 */
export function PlanEditor({ children }: PlanEditorProps) {
  const { t } = useTranslation();
  const { plan, design, settled, model, selected } = useDesigner();
  const group = useRef<SVGGElement>(null);
  // Labels look for a free place: they would jump during a drag.
  const labelled = useMemo(
    () => describeLabelledPlan({ ...plan, furniture: drawnFurniture(plan, settled.pieces) }),
    [plan, settled.pieces],
  );
  const drawing = useMemo(
    () => ({ ...labelled, ...describePlan({ ...plan, furniture: drawnFurniture(plan, design.pieces) }) }),
    [labelled, plan, design.pieces],
  );
  return (
    <div className="plan-editor">
      <FloorPlan
        drawing={drawing}
        title={t("designerTool.plan", { name: model.name })}
        hint={t("designerTool.editor.description")}
        rooms={roomAreas(plan.rooms)}
      >
        <svg className="plan-editor__overlays" overflow="visible" aria-hidden="true">
          <WallNames drawing={drawing} />
          {children}
          {selected && !selected.fixed && <PieceDistances piece={selected} drawing={drawing} />}
        </svg>
        <PlanPieces group={group} />
      </FloorPlan>
      {selected && <PieceBar piece={selected} group={group} key={selected.id} />}
    </div>
  );
}
