import type { Edition } from "#app/site/edition.server.ts";
import type { PriceContentsData } from "./price-contents.tsx";

/** Returns what the price per square metre includes and what is quoted apart; both lists may be empty. */
export async function getPriceContents({ content, resolve }: Edition): Promise<PriceContentsData> {
  const { included, excluded } = content.site();
  return await resolve({ included, excluded });
}
