import { createContext, use } from "react";
import { useTranslation } from "react-i18next";
import { taxPhrase } from "#app/content/figures/tax-phrase.ts";
import type { Vat } from "#app/content/schemas/site.ts";

/** The statements of `content/site.yaml` about prices; the root provides them to every page. */
interface PriceTerms {
  readonly vat: Vat;
  /** Euros per square metre. */
  readonly perMetre: number;
}

export const PriceTermsContext = createContext<PriceTerms>({ vat: { prices: "unset" }, perMetre: 0 });

/** Returns what prices say about taxes: «impuestos según presupuesto». */
export function useTaxPhrase(): string {
  const { i18n } = useTranslation();
  return taxPhrase(use(PriceTermsContext).vat, i18n);
}

/** The sentence about taxes under or beside a price that is not part of a text. */
export function TaxNote() {
  return <small className="tax-note note">{useTaxPhrase()}</small>;
}

/**
 * How the prices of a grid or list are made and what they say about taxes, once for all of them at its head or foot.
 */
export function PriceNote() {
  const { t } = useTranslation();
  const { perMetre } = use(PriceTermsContext);
  return (
    <p className="price-note caption">
      {t("price.note", { perMetre: { eurosPerSquareMetre: perMetre }, taxes: useTaxPhrase() })}
    </p>
  );
}
