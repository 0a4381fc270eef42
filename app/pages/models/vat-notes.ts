import type { ParseKeys } from "i18next";
import type { SiteData } from "#app/content/schemas/site.ts";

/** What to say of taxes beside a price, by the setting of `content/site.yaml`. */
export const vatNotes = {
  included: "product.vat.included",
  excluded: "product.vat.excluded",
  unset: "product.vat.unset",
} as const satisfies Record<SiteData["vat"], ParseKeys>;
