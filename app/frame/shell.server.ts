import { fillPlaceholders } from "#app/content/placeholders.ts";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { entriesOfRoute } from "#app/routing/legal-keys.ts";
import { localePrefix, pathPattern } from "#app/routing/paths.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { yearAt } from "#app/time/site-time.ts";

/** Returns the data of the frame of every page; the same in all languages. */
export function getShell({ edition, locales, now, production }: Site) {
  const { content } = edition(defaultLocale);
  const { brand, contacto, empresa, precio, social, vat } = content.site();
  return {
    brand,
    town: empresa.localidad,
    /** Year of the build. */
    year: yearAt(now),
    /** Whether there is content of a kind; links that only lead to it are left out while there is no entry. */
    has: { stories: content.entries("stories").length > 0 },
    email: contacto.email,
    telephone: contacto.telefono,
    social,
    prices: { vat, perMetre: precio.metro },
    legalTexts: locales.names().flatMap((locale) => furtherLegalTexts(edition(locale))),
    languages: languagesOf(locales),
    misplaced: misplacedPatterns(locales),
    ...(!production && { trial: true as const }),
  };
}

function languagesOf(locales: Locales): Language[] {
  return locales.names().map((locale) => {
    const { name, direction } = locales.messages(locale).language;
    return { locale, name, direction: direction === "rtl" ? "rtl" : "ltr" };
  });
}

/** Returns the legal texts beyond those that every site has. */
function furtherLegalTexts({ locale, content, pathTo }: Edition) {
  return entriesOfRoute("legal", content.entries("legal")).map(({ slug, data }) => ({
    locale,
    path: pathTo("legal-page", { slug }),
    title: fillPlaceholders(data.title, content.facts()),
  }));
}

export type Shell = ReturnType<typeof getShell>;

/**
 * For a path without a file, a host serves a page of the build, which may be the wrong one: only the router knows what
 * belongs at `/blog/no-existe`. Returns regular expressions of the paths at which each of these pages is wrong:
 *
 * - `unknown`: the home page, in `/404.html`. Wrong if the router says that an article, a tag or a page of a list
 * does not exist, and below the prefix of another language.
 * - `post`: «Post no encontrado», in `/blog/404.html`, which hosts serve at all paths below `/blog/`. Wrong at those
 * that cannot be an article's: `/blog/una/otra`.
 */
function misplacedPatterns(locales: Locales) {
  const languages = locales.names().map((locale) => {
    const prefix = localePrefix(locale, defaultLocale);
    const pattern = (key: "post" | "blog-page" | "tag" | "tag-page") =>
      `${pathPattern(locales.messages(locale).paths, prefix, key).replaceAll(/:\w+/g, "[^/]+")}/?$`;
    const lists = [pattern("blog-page"), pattern("tag"), pattern("tag-page")];
    return { post: pattern("post"), others: prefix === "" ? lists : [...lists, `${prefix}(/|$)`] };
  });
  return {
    unknown: languages.flatMap(({ post, others }) => [post, ...others].map((pattern) => `^${pattern}`)).join("|"),
    post: `^(?!${languages.map(({ post }) => post).join("|")})`,
  };
}
