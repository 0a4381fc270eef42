import { showIn } from "#app/i18n/original-text.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { PriceContentsData } from "./price-contents.tsx";

/** Returns what the price per square metre includes and what is quoted apart; both lists may be empty. */
export async function getPriceContents({ content, locale, resolve }: Edition): Promise<PriceContentsData> {
  const { included, excluded, precio } = content.site();
  // `content/site.yaml` is in one language.
  const things = await resolve({ included, excluded });
  return {
    included: things.included.map((thing) => showIn(locale, thing)),
    excluded: things.excluded.map((thing) => showIn(locale, thing)),
    pricePerMetre: precio.metro,
  };
}
