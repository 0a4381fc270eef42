import type { i18n } from "i18next";
import type { Vat } from "#app/content/schemas/site.ts";

/** Returns what prices say about taxes, by the setting in `content/site.yaml`: «IVA del 10 % incluido». */
export function taxPhrase(vat: Vat, { t }: Pick<i18n, "t">): string {
  if (vat.prices === "unset") return t("price.taxes.unset");
  return t(`price.taxes.${vat.prices}`, { rate: { percent: vat.rate } });
}
