import { useTranslation } from "react-i18next";
import { DimensionRow } from "#app/components/dimension-row/dimension-row.tsx";
import { ModelName } from "#app/components/model-name/model-name.tsx";
import { useModelPrice } from "#app/components/price/use-model-price.ts";
import { sumOfAreas } from "#app/floor-plan/living-space.ts";
import { boundingBox, polygonArea } from "#app/floor-plan/polygons.ts";
import { roomAreas } from "#app/floor-plan/room-areas.ts";
import { squareMetres as inSquareMetres } from "#app/floor-plan/square-metres.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { ModelChoice } from "./model-choice.tsx";
import { PriceTerms } from "./price-terms.tsx";
import { useDesigner } from "./use-designer.ts";

/** The model, the way to the others, and what its plan measures and costs. */
export function ModelHead() {
  const { t } = useTranslation();
  const { dimensions, squareMetres } = useFormats();
  const priceOf = useModelPrice();
  const { model, plan } = useDesigner();
  const { left, right, front, back } = boundingBox(plan.outline);
  const surface = inSquareMetres(polygonArea(plan.outline));
  const usableArea = sumOfAreas(roomAreas(plan.rooms));
  return (
    <div className="designer-head">
      <h2 className="designer-head__name">
        <ModelName name={model.name} postClass="designer-head__post" />
      </h2>
      <ModelChoice />
      <div className="designer-head__facts">
        <DimensionRow
          emphasis="value"
          segments={[
            { id: "size", term: t("product.size"), value: dimensions((right - left) / 1000, (back - front) / 1000) },
            { id: "surface", term: t("product.surface"), value: squareMetres(surface) },
            { id: "usable", term: t("product.usable"), value: squareMetres(usableArea) },
            {
              id: "price",
              term: t("designerTool.price"),
              value: (
                <>
                  {priceOf(model)} <PriceTerms />
                </>
              ),
            },
          ]}
        />
      </div>
      <p className="designer-head__areas caption">
        {t("designerTool.areas", { surface: { squareMetres: surface }, usable: { squareMetres: usableArea } })}
      </p>
    </div>
  );
}
