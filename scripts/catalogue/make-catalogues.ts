import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { textFields } from "#app/content/walk-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { catalogueFolder } from "#app/site/catalogue-files.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { monthAt } from "#app/time/site-time.ts";
import { writeFile } from "#scripts/terminal/write-file.ts";
import type { Catalogue } from "./content/catalogue.ts";
import { collectCatalogue } from "./content/collect-catalogue.ts";
import { hasLettersOf } from "./document/alphabet.ts";
import { picturesOf, renderCatalogue, renderSheet } from "./render-catalogue.ts";
import { openSheetPictures } from "./sheet-pictures.ts";

/** A PDF of the site. */
interface CataloguePdf {
  /** Path on the site: `/catalogo/mod-two.pdf`. */
  readonly path: string;
  /** @throws Error in the words of the terminal for a letter that the typeface lacks. */
  render(): Promise<Buffer>;
}

/** Makes the PDFs of every language, before the pages that link them; those of an earlier build are gone. */
export async function makeCatalogues(site: Site): Promise<void> {
  const folder = join(site.root, catalogueFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, render } of await listCatalogues(site)) writeFile(folder, path, await render());
}

/**
 * Returns the PDFs of every language: a catalogue of all models, unless the company has named one of its own, and one
 * of each model. They name the month of the site's moment: all else in them is in the files of the project.
 */
export async function listCatalogues(site: Site): Promise<CataloguePdf[]> {
  const yearMonth = monthAt(site.now);
  const pdfs: CataloguePdf[] = [];
  for (const locale of site.locales.names()) {
    const own = await collectCatalogue(site, locale, yearMonth);
    const catalogue = isSettable(site, own) ? own : await collectCatalogue(site, defaultLocale, yearMonth);
    if (site.edition(locale).content.site().catalogo.url === null) {
      pdfs.push({ path: site.paths.catalogue(locale), render: () => renderAll(site, catalogue) });
    }
    for (const [index, sheet] of catalogue.sheets.entries()) {
      const path = site.paths.catalogue(locale, own.sheets[index]?.slug ?? sheet.slug);
      const render = async () =>
        renderSheet(catalogue, sheet, await openSheetPictures(site.pictures, picturesOf(sheet)));
      pdfs.push({ path, render });
    }
  }
  return pdfs;
}

async function renderAll({ pictures }: Site, catalogue: Catalogue): Promise<Buffer> {
  const { contact, cover, sheets } = catalogue;
  return renderCatalogue(
    catalogue,
    await openSheetPictures(pictures, [cover, contact.picture, ...sheets.flatMap(picturesOf)], cover),
  );
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
