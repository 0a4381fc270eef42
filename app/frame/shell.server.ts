import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { localePrefix, pathPattern } from "#app/routing/paths.ts";
import type { Site } from "#app/site/site.server.ts";

/** What the frame of every page shows; the same in all languages. */
export function getShell({ edition, locales }: Site) {
  const { brand, contacto, social } = edition(defaultLocale).content.site();
  return {
    brand,
    email: contacto.email,
    telephone: contacto.telefono,
    social,
    languages: locales.names().map((locale): Language => {
      const { name, direction } = locales.messages(locale).language;
      return { locale, name, direction: direction === "rtl" ? "rtl" : "ltr" };
    }),
    misplaced: misplacedPattern(locales),
  };
}

export type Shell = ReturnType<typeof getShell>;

/**
 * A regular expression for the paths at which a host may serve the default language's 404.html although the
 * router shows something else there: unknown posts, and everything below another language's prefix.
 */
function misplacedPattern(locales: Locales): string {
  return locales
    .names()
    .flatMap((locale) => {
      const prefix = localePrefix(locale, defaultLocale);
      const post = pathPattern(locales.messages(locale).paths, prefix, "post").replace(":slug", "[^/]+/?$");
      return prefix === "" ? [post] : [post, `${prefix}(/|$)`];
    })
    .map((pattern) => `^${pattern}`)
    .join("|");
}
