import { useTranslation } from "react-i18next";
import { DimensionRow } from "#app/components/dimension-row/dimension-row.tsx";
import { ModelName } from "#app/components/model-name/model-name.tsx";
import { ModelChoice } from "./model-choice.tsx";
import { useDesigner } from "./use-designer.ts";
import { usePlanFacts } from "./use-plan-facts.tsx";

/** The model, the choice of the others, and the dimensions and the price of its plan. */
export function ModelHead() {
  const { t } = useTranslation();
  const { model } = useDesigner();
  const { surface, usableArea, measures, price } = usePlanFacts();
  return (
    <div className="designer-head">
      <h2 className="designer-head__name">
        <ModelName name={model.name} barClass="designer-head__bar" />
      </h2>
      <ModelChoice />
      <div className="designer-head__facts">
        <DimensionRow emphasis="value" segments={[...measures, price]} />
      </div>
      <p className="designer-head__areas caption">
        {t("designerTool.areas", { surface: { squareMetres: surface }, usable: { squareMetres: usableArea } })}
      </p>
    </div>
  );
}
