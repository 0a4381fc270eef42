import { openContent } from "#app/content/content.server.ts";
import { type ContentFiles, openContentFiles } from "#app/content/content-files.server.ts";
import { inOriginalWords } from "#app/i18n/create-i18n.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { type Locales, openLocales } from "#app/i18n/locales.server.ts";
import { openPictures, type PictureStore } from "#app/pictures/picture-store.server.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { openPaths, type SitePaths } from "#app/routing/site-paths.server.ts";
import { oncePer } from "#app/time/once.ts";
import { createEdition, type Edition, type EditionParts } from "./edition.server.ts";
import { isTranslated } from "./is-translated.server.ts";
import { withSlugsOf } from "./original-content.ts";
import { presentMoment } from "./present-moment.server.ts";

/**
 * A site: the content and strings of its folder, read once and shared within a process. Nothing is read before it is
 * needed; only `reread` reads changed files again.
 */
export interface Site {
  /** Folder with `content/` and `locales/`. */
  readonly root: string;
  /** Decides what is published; the same throughout one command. `reread` reads the clock again. */
  readonly now: Date;
  /**
   * Whether it goes online. Otherwise it is a trial, which says so on every page and asks search engines to stay away.
   */
  readonly production: boolean;
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
  /**
   * Returns the site as a page shows it: in the language of the page or, if the page is not translated, in the
   * original's words with the paths of the language.
   *
   * @throws Error when the language has no locale file.
   */
  editionOf(page: Pick<PublicPath, "key" | "id" | "locale">): Edition;
  /**
   * Returns the site after files of `content/` were written, added or deleted, named from the project's root. No other
   * file is read again. The old site must not be used afterwards.
   */
  reread(changed: readonly string[]): Site;
}

export interface SiteOptions {
  /**
   * Whether the site is being written. Then drafts and texts of a later moment are shown, and pages in spite of what
   * they lack, of unreadable files and of broken links. Drafts and later texts never reach a build; the rest stops it.
   */
  readonly developing?: boolean;
  /** See `Site`; a trial by default. */
  readonly production?: boolean;
  /** See `Site`; that of the environment or the present one by default. */
  readonly now?: Date;
}

/** Returns the site in a folder. */
export function openSite(root: string, { developing = false, production = false, now }: SiteOptions = {}): Site {
  const locales = openLocales(root, { developing });
  const files = openContentFiles(root, { developing });
  const pictures = openPictures(root, { developing });
  const clock = () => now ?? presentMoment(process.env);
  return assembleSite({ root, locales, files, pictures }, { developing, production, clock });
}

type SiteParts = Pick<Site, "root" | "locales" | "files" | "pictures">;

interface SiteSettings {
  readonly developing: boolean;
  readonly production: boolean;
  /** Returns the present moment, or the fixed one. */
  readonly clock: () => Date;
}

function assembleSite(parts: SiteParts, { developing, production, clock }: SiteSettings): Site {
  const { locales, files, pictures } = parts;
  const now = clock();
  const contentOf = oncePer((locale: string) => openContent(files, locales.i18n(locale), { developing, now }));
  const paths = openPaths(locales, {
    slugsOf: (locale, collection) => contentOf(locale).slugs(collection),
    tagsOf: (locale) =>
      contentOf(locale)
        .tagGroups()
        .map(({ id, slug, entries }) => ({ id, slug, size: entries.length })),
  });

  const make = (own: Pick<EditionParts, "locale" | "content" | "strings" | "untranslated">) =>
    createEdition({ ...own, now, writers: locales.i18n(defaultLocale).t, pictures, paths, developing });
  const edition = oncePer((locale: string) =>
    make({ locale, content: contentOf(locale), strings: locales.i18n(locale) }),
  );
  const originalEdition = oncePer((locale: string) =>
    make({
      locale,
      untranslated: locales.isMostlyOwn(locale) ? "body" : "all",
      content: withSlugsOf(contentOf(locale), contentOf(defaultLocale)),
      strings: inOriginalWords(locales.i18n(locale)),
    }),
  );

  return {
    ...parts,
    now,
    production,
    paths,
    edition,
    editionOf(page) {
      const own = edition(page.locale);
      return isTranslated(own.content, page) ? own : originalEdition(page.locale);
    },
    reread(changed) {
      // The clock is read again: a development server runs for days.
      return assembleSite({ ...parts, files: files.reread(changed) }, { developing, production, clock });
    },
  };
}
