import { useTranslation } from "react-i18next";
import { useModelPrice } from "#app/components/price/use-model-price.ts";
import { squareMetres as inSquareMetres, roomAreas, sumOfAreas } from "#app/floor-plan/living-space.ts";
import { boundingBox, polygonArea } from "#app/floor-plan/polygons.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { PriceTerms } from "./price-terms.tsx";
import { useDesigner } from "./use-designer.ts";

/**
 * Returns the areas of the open plan in square metres, and its dimensions and its price as segments of a dimension
 * line.
 */
export function usePlanFacts() {
  const { t } = useTranslation();
  const { dimensions, squareMetres } = useFormats();
  const priceOf = useModelPrice();
  const { model, plan } = useDesigner();
  const { left, right, front, back } = boundingBox(plan.outline);
  const surface = inSquareMetres(polygonArea(plan.outline));
  const usableArea = sumOfAreas(roomAreas(plan.rooms));
  const measures = [
    { term: t("product.size"), value: dimensions((right - left) / 1000, (back - front) / 1000) },
    { term: t("product.surface"), value: squareMetres(surface) },
    { term: t("product.usable"), value: squareMetres(usableArea) },
  ];
  const price = {
    term: t("designerTool.price"),
    value: (
      <>
        {priceOf(model)} <PriceTerms />
      </>
    ),
  };
  return { surface, usableArea, measures, price };
}
