import { openContent } from "#app/content/content.server.ts";
import { type ContentFiles, openContentFiles } from "#app/content/content-files.server.ts";
import { createMemo } from "#app/content/memo.ts";
import { type Locales, openLocales } from "#app/i18n/locales.server.ts";
import { openPictures, type PictureStore } from "#app/pictures/picture-store.server.ts";
import { openPaths, type SitePaths } from "#app/routing/site-paths.server.ts";
import { readCatalogueList } from "./catalogue-files.server.ts";
import { createEdition, type Edition } from "./edition.server.ts";

/**
 * A site: the content and strings of its folder, read once and shared by all that a process does with it. Nothing is
 * read before it is asked for; a file that is changed afterwards is not read again.
 */
export interface Site {
  /** Folder with `content/` and `locales/`. */
  readonly root: string;
  readonly locales: Locales;
  readonly files: ContentFiles;
  readonly pictures: PictureStore;
  readonly paths: SitePaths;
  /**
   * Returns the site in one language.
   *
   * @throws Error when the language has no locale file.
   */
  edition(locale: string): Edition;
}

export interface SiteOptions {
  /**
   * Whether the site is being written: drafts are shown then, and pages without the pictures that they lack. Drafts
   * never reach a build, and a missing picture stops it.
   */
  readonly developing?: boolean;
}

/** Returns the site in a folder. */
export function openSite(root: string, { developing = false }: SiteOptions = {}): Site {
  const locales = openLocales(root);
  const files = openContentFiles(root, { developing });
  const pictures = openPictures(root, { developing });
  const once = createMemo();
  const contentOf = (locale: string) =>
    once(`content ${locale}`, () => openContent(files, locales.i18n(locale), { developing }));
  const catalogues = () => once("catalogues", () => readCatalogueList(root));
  const paths = openPaths(locales, (locale, collection) => contentOf(locale).entries(collection));

  return {
    root,
    locales,
    files,
    pictures,
    paths,
    edition: (locale) =>
      once(`edition ${locale}`, () =>
        createEdition({ content: contentOf(locale), locales, pictures, paths, catalogues }),
      ),
  };
}
