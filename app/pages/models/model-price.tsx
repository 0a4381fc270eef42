import { useTranslation } from "react-i18next";
import { useTaxPhrase } from "#app/components/price/tax-phrase.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ModelMeasures } from "./models.server.ts";

export interface ModelPriceProps {
  /** Null for the bespoke model, whose price is that of a square metre. */
  readonly measures: Pick<ModelMeasures, "price"> | null;
  /** Euros per square metre. */
  readonly pricePerMetre: number;
}

/** The price of a model in large figures, with the price per square metre and what it says about taxes. */
export function ModelPrice({ measures, pricePerMetre }: ModelPriceProps) {
  const { t } = useTranslation();
  const { euros, eurosPerSquareMetre } = useFormats();
  const taxes = useTaxPhrase();
  const perMetre = eurosPerSquareMetre(pricePerMetre);
  return (
    <p className="model-price">
      <strong className="model-price__amount">{measures ? euros(measures.price) : perMetre}</strong>{" "}
      <span className="model-price__note">
        {measures ? t("product.priceNote", { perMetre, taxes }) : t("product.priceNoteBespoke", { taxes })}
      </span>
    </p>
  );
}
