import { taxPhrase } from "#app/content/figures/tax-phrase.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import { leadPicture } from "#app/pictures/picture-field.ts";
import type { Site } from "#app/site/site.server.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import { barMetres } from "#scripts/catalogue/sheets/draw-scale-bar.ts";
import { scaleOf } from "#scripts/catalogue/sheets/fit-plan.ts";
import type { Catalogue } from "./catalogue.ts";
import { collectContact } from "./collect-contact.ts";
import { collectSheet } from "./collect-sheet.ts";

/**
 * Returns the catalogue of one language, with the content of the pages.
 *
 * @param yearMonth The month that it names: `2026-11`.
 */
export async function collectCatalogue(site: Site, locale: string, yearMonth: string): Promise<Catalogue> {
  const edition = site.edition(locale);
  const { t, content } = edition;
  const { brand, contacto, vat } = content.site();
  const taxes = taxPhrase(vat, { t });
  const models = getModels(edition);
  const sheets = await Promise.all(models.map((model) => collectSheet(edition, model, taxes)));
  // The cover has the first picture of the home page.
  const { image } = content.page("home").data.hero;
  const { alt } = await edition.resolve(leadPicture, image);
  // The cover names the scale only if all plans have the same.
  const scales = new Set(sheets.flatMap(({ plans }) => plans.map(({ plan }) => scaleOf(plan))));
  const [scale] = scales.size === 1 ? scales : [];
  const month = { month: yearMonth };
  const marked = (text: string) => (site.production ? text : t("catalogue.trial", { text }));
  return {
    locale,
    formats: t("language.formats"),
    brand,
    title: t("seo.title", { title: t("catalogue.title"), brand }),
    claim: scale === undefined ? t("catalogue.claim") : t("catalogue.claimAtScale", { scale }),
    pricesNote: t("catalogue.prices", { taxes }),
    edition: marked(t("catalogue.edition", { month })),
    foot: marked(t("catalogue.foot", { brand, month })),
    barEnd: t("catalogue.barEnd", { metres: barMetres }),
    email: contacto.email,
    telephone: { text: contacto.telefono, href: telephoneHref(contacto.telefono) },
    cover: { source: image.src, alt },
    date: `${yearMonth}-01`,
    sheets,
    contact: await collectContact(edition),
  };
}
