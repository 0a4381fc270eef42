import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { FloorPlan } from "#app/floor-plan/components/floor-plan.tsx";
import { describeLabelledPlan } from "#app/floor-plan/drawing/describe-plan.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { roomAreas } from "#app/floor-plan/room-areas.ts";
import { useDesigner } from "./use-designer.ts";

/** The plan with the furniture of the design. */
export function CurrentPlan() {
  const { t } = useTranslation();
  const { plan, design, model } = useDesigner();
  const drawing = describeLabelledPlan({ ...plan, furniture: furnitureOf(plan, design.pieces) });
  const title = t("designerTool.plan", { name: model.name });
  return <FloorPlan drawing={drawing} title={title} rooms={roomAreas(plan.rooms)} />;
}

/** Returns the pieces of a design as a plan has them: those of the building with all that their drawing knows. */
function furnitureOf({ furniture }: DrawnPlan, pieces: readonly DesignPiece[]): DrawnPlan["furniture"] {
  return pieces.flatMap(({ id, piece, rect: [left, front, width, depth], back, fixed }) => {
    const own = furniture[id];
    if (own?.fixed) return [own];
    // A kitchen belongs to the building.
    if (piece === "kitchen") return [];
    return [{ piece, rect: [left, front, width, depth], back, fixed, label: "", room: "" }];
  });
}
