import { createContext, use } from "react";
import { useTranslation } from "react-i18next";
import type { Vat } from "#app/content/schemas/site.ts";
import { taxPhrase } from "#app/content/tax-phrase.ts";

/** The setting of taxes in `content/site.yaml`; the root gives it to every page. */
export const VatContext = createContext<Vat>({ prices: "unset" });

/** Returns what stands beside every price about taxes: «impuestos según presupuesto». */
export function useTaxPhrase(): string {
  const { i18n } = useTranslation();
  return taxPhrase(use(VatContext), i18n);
}

/** What stands directly under or beside a price about taxes. */
export function TaxNote() {
  return <small className="tax-note">{useTaxPhrase()}</small>;
}
