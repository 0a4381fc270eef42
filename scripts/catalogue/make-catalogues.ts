import { textFields } from "#app/content/walk-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CatalogueList } from "#app/site/catalogue-files.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { message } from "#scripts/terminal/messages.ts";
import { cacheName, drawingVersion, isCached, sizeOf, writeCached, writeList } from "./catalogue-cache.ts";
import type { Catalogue, SheetPicture } from "./content/catalogue.ts";
import { collectCatalogue } from "./content/collect-catalogue.ts";
import { hasLettersOf, MissingLetterError } from "./document/alphabet.ts";
import { picturesOf, renderCatalogue, renderSheet } from "./render-catalogue.ts";
import { createPictureMaker, type SheetPictures } from "./sheet-pictures.ts";

/** A PDF to be made. */
interface Order {
  /** On the site: `/catalogo/mod-two.pdf`. */
  readonly path: string;
  /** Name in the cache. */
  readonly name: string;
  readonly pictures: readonly SheetPicture[];
  readonly cover: SheetPicture | null;
  render(pictures: SheetPictures): Promise<Buffer>;
}

/** What was made, and all that there is. */
export interface MadeCatalogues {
  readonly list: CatalogueList;
  /** How many were not in the cache. */
  readonly made: number;
}

/**
 * Makes the PDFs of every language that the cache does not have, says how many, and lists all for the pages that link
 * them: a catalogue of all models, unless the company has named one of its own, and a PDF of each model. They name the
 * month of the site's moment.
 *
 * @throws Error in the words of the terminal for a letter that the typeface lacks.
 */
export async function makeCatalogues(site: Site): Promise<MadeCatalogues> {
  const { root } = site;
  // In UTC: the only thing in a catalogue that is not in the files of the project.
  const yearMonth = site.now.toISOString().slice(0, 7);
  const version = drawingVersion();
  const orders: Order[] = [];
  for (const locale of site.locales.names()) {
    const own = await collectCatalogue(site, locale, yearMonth);
    const catalogue = isSettable(site, own) ? own : await collectCatalogue(site, defaultLocale, yearMonth);
    const slugs = own.sheets.map(({ slug }) => slug);
    orders.push(...(await listOrders(site, catalogue, { version, locale, slugs })));
  }
  const maker = createPictureMaker(site.pictures);
  let made = 0;
  for (const { name, pictures, cover, render } of orders) {
    if (isCached(root, name)) continue;
    writeCached(root, name, await readable(maker.prepare(pictures, cover).then(render)));
    made += 1;
  }
  const list = Object.fromEntries(orders.map(({ path, name }) => [path, { file: name, bytes: sizeOf(root, name) }]));
  writeList(root, list);
  if (made > 0) console.log(message("catalogueMade", { count: made }));
  return { list, made };
}

/**
 * Whether a catalogue can be set as it is. The typeface has Latin letters only, and lines run from left to right: a language
 * that needs others gets the PDFs of the original one. What the original lacks is an error.
 */
function isSettable({ locales }: Site, catalogue: Catalogue): boolean {
  const { locale } = catalogue;
  if (locale === defaultLocale) return true;
  return (
    locales.messages(locale).language.direction === "ltr" &&
    textFields(catalogue).every(({ text }) => hasLettersOf(text))
  );
}

/** Where the PDFs of a language stand, whichever words they have. */
interface Place {
  readonly version: string;
  readonly locale: string;
  /** Slugs of its models, in the order of the sheets. */
  readonly slugs: readonly string[];
}

async function listOrders(site: Site, catalogue: Catalogue, { version, locale, slugs }: Place): Promise<Order[]> {
  const { sheets, cover } = catalogue;
  const { url } = site.edition(locale).content.site().catalogo;
  const hashes = (pictures: readonly SheetPicture[]) =>
    Promise.all(pictures.map(async ({ source }) => (await site.pictures.facts(source)).hash));
  const whole: Order[] = [];
  if (url === null) {
    const pictures = [cover, ...sheets.flatMap(picturesOf)];
    whole.push({
      path: site.paths.catalogue(locale),
      name: cacheName(version, catalogue, await hashes(pictures)),
      pictures,
      cover,
      render: (prepared) => renderCatalogue(catalogue, prepared),
    });
  }
  const parts = sheets.map(async (sheet, index): Promise<Order> => {
    const pictures = picturesOf(sheet);
    return {
      path: site.paths.catalogue(locale, slugs[index] ?? sheet.slug),
      name: cacheName(version, { ...catalogue, sheets: [sheet], cover: null, claim: null }, await hashes(pictures)),
      pictures,
      cover: null,
      render: (prepared) => renderSheet(catalogue, sheet, prepared),
    };
  });
  return [...whole, ...(await Promise.all(parts))];
}

async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof MissingLetterError)) throw error;
    throw new Error(message("catalogueLetter", { letter: error.letter, text: error.text }), { cause: error });
  }
}
