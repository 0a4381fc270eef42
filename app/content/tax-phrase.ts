import type { i18n } from "i18next";
import { createFormats } from "#app/i18n/formats.ts";
import type { Vat } from "./schemas/site.ts";

const phrases = { included: "price.taxes.included", excluded: "price.taxes.excluded" } as const;

/** Returns what stands beside every price about taxes, by the setting in `content/site.yaml`: «IVA del 10 % incluido». */
export function taxPhrase(vat: Vat, { t, language }: Pick<i18n, "t" | "language">): string {
  if (vat.prices === "unset") return t("price.taxes.unset");
  return t(phrases[vat.prices], { rate: createFormats(language).percent(vat.rate) });
}
