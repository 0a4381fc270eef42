import { createFormats } from "#app/i18n/formats.ts";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { Catalogue } from "./catalogue.ts";
import { collectSheet } from "./collect-sheet.ts";
import { createSheetWords } from "./sheet-words.ts";

/**
 * Returns the catalogue of one language, made of what the pages show.
 *
 * @param yearMonth The month that it names: `2026-11`.
 * @throws Error when no model has pictures.
 */
export async function collectCatalogue(site: Site, locale: string, yearMonth: string): Promise<Catalogue> {
  const edition = site.edition(locale);
  const { t, content } = edition;
  const { brand, contacto } = content.site();
  const words = createSheetWords(edition);
  const models = await getModels(edition);
  const sheets = await Promise.all(models.map((model) => collectSheet(edition, model, words)));
  // The largest one has the widest pictures.
  const cover = sheets[models.findLastIndex(({ measures }) => measures !== null)] ?? sheets[0];
  const picture = cover?.pictures[0];
  if (!picture) throw new Error("The catalogue has no picture for its cover.");
  const month = createFormats(locale).month(yearMonth);
  return {
    locale,
    brand,
    title: t("seo.title", { title: t("catalogue.title"), brand }),
    claim: (scale) => (scale === null ? t("catalogue.claim") : t("catalogue.claimAtScale", { scale })),
    pricesNote: t("catalogue.prices", { taxes: words.taxes }),
    edition: t("catalogue.edition", { month }),
    foot: t("catalogue.foot", { brand, month }),
    email: contacto.email,
    telephone: { text: contacto.telefono, href: telephoneHref(contacto.telefono) },
    contents: t("catalogue.contents"),
    cover: picture,
    date: new Date(`${yearMonth}-01T00:00:00Z`),
    sheets,
  };
}
