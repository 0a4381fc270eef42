import { getContent } from "#app/content/content.server.ts";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { getLocales, getMessages } from "#app/i18n/locale-files.server.ts";
import { localePrefix, pathPattern } from "#app/routing/paths.ts";

/** What the frame of every page shows; the same in all languages. */
export function getShell() {
  const { brand, contacto, social } = getContent(defaultLocale).site();
  return {
    brand,
    email: contacto.email,
    telephone: contacto.telefono,
    social,
    languages: getLocales().map((locale): Language => {
      const { name, direction } = getMessages(locale).language;
      return { locale, name, direction: direction === "rtl" ? "rtl" : "ltr" };
    }),
    misplaced: misplacedPattern(),
  };
}

export type Shell = ReturnType<typeof getShell>;

/**
 * A regular expression for the addresses at which a host may serve the default language's 404.html although the
 * router shows something else there: unknown posts, and everything below another language's prefix.
 */
function misplacedPattern(): string {
  return getLocales()
    .flatMap((locale) => {
      const prefix = localePrefix(locale, defaultLocale);
      const post = pathPattern(getMessages(locale).paths, prefix, "post").replace(":slug", "[^/]+/?$");
      return prefix === "" ? [post] : [post, `${prefix}(/|$)`];
    })
    .map((pattern) => `^${pattern}`)
    .join("|");
}
