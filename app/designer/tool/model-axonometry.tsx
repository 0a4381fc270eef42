import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { AxonometryDrawing } from "#app/designer/components/axonometry-drawing.tsx";
import { describeAxonometry } from "#app/designer/drawing/describe-axonometry.ts";
import { useDesigner } from "./use-designer.ts";

/** The model without its roof, with the furniture of the settled design. */
export function ModelAxonometry() {
  const { t } = useTranslation();
  const { data, model, plan, settled } = useDesigner();
  // A phone draws the change of the plan first.
  const shown = useDeferredValue(useMemo(() => ({ plan, pieces: settled.pieces }), [plan, settled.pieces]));
  const drawing = useMemo(() => describeAxonometry(shown.plan, shown.pieces, data.catalogue), [shown, data.catalogue]);
  return <AxonometryDrawing drawing={drawing} label={t("designerTool.drawing", { name: model.name })} />;
}
