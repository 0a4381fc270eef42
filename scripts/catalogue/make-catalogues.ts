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
  /** Path on the site: `/catalogo/mod-two.pdf`. */
  readonly path: string;
  /** File name in the cache. */
  readonly name: string;
  readonly pictures: readonly SheetPicture[];
  readonly cover: SheetPicture | null;
  render(pictures: SheetPictures): Promise<Buffer>;
}

/** The list of all catalogues, and how many were made now. */
export interface MadeCatalogues {
  readonly list: CatalogueList;
  /** How many were not in the cache. */
  readonly made: number;
}

/**
 * Makes the PDFs that are missing from the cache, in every language, prints how many, and writes the list of all for
 * the pages: a catalogue of all models, unless the company has its own, and a PDF of each model. They name the month of
 * the site's moment.
 *
 * @throws Error with a Spanish message for a letter that the typeface lacks.
 */
export async function makeCatalogues(site: Site): Promise<MadeCatalogues> {
  const { root } = site;
  // In UTC. The month is the only thing in a catalogue that does not come from the project's files.
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
 * Whether a catalogue can be set in its own language. The typeface has Latin letters only and lines run from left to
 * right: languages that need more get the PDFs of the original language, whose own missing letters are an error.
 */
function isSettable({ locales }: Site, catalogue: Catalogue): boolean {
  const { locale } = catalogue;
  if (locale === defaultLocale) return true;
  return (
    locales.messages(locale).language.direction === "ltr" &&
    textFields(catalogue).every(({ text }) => hasLettersOf(text))
  );
}

/** The paths of a language's PDFs, which may have the words of the original language. */
interface Place {
  readonly version: string;
  readonly locale: string;
  /** Slugs of the language's models, in the order of the sheets. */
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
