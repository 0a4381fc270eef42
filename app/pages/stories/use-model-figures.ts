import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ModelMeasures } from "#app/pages/models/models.server.ts";

/** Gives a function that writes size, surface and orientative price of a model in one line; null is the bespoke one. */
export function useModelFigures(): (measures: ModelMeasures | null) => string {
  const { t } = useTranslation();
  const { dimensions, squareMetres, euros } = useFormats();
  return (measures) =>
    measures
      ? t("model.figures", {
          dimensions: dimensions(measures.length, measures.width),
          surface: squareMetres(measures.surface),
          price: euros(measures.price),
        })
      : t("model.bespoke");
}
