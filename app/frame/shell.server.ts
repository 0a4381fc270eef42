import { fillPlaceholders } from "#app/content/placeholders.ts";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { entriesOfRoute } from "#app/routing/legal-keys.ts";
import { localePrefix, pathPattern } from "#app/routing/paths.ts";
import { dayAt } from "#app/schemas/site-time.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** What the frame of every page shows; the same in all languages. */
export function getShell({ edition, locales, now, production }: Site) {
  const { content } = edition(defaultLocale);
  const { brand, contacto, empresa, precio, social, vat } = content.site();
  return {
    brand,
    town: empresa.localidad,
    /** Year of the build. */
    year: Number(dayAt(now).slice(0, 4)),
    /** Whether there is content of a kind; what only leads to it is left out while there is none. */
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
 * Regular expressions for the paths at which a host may serve a page for unknown paths although the router shows
 * something else there. The default language's 404.html: at unknown posts, tags and pages of the blog, and everywhere
 * below another language's prefix. The 404.html beside the posts: at all paths but those of posts, such as
 * `/blog/una/otra`.
 */
function misplacedPatterns(locales: Locales) {
  const languages = locales.names().map((locale) => {
    const prefix = localePrefix(locale, defaultLocale);
    const pattern = (key: "post" | "blog-page" | "tag" | "tag-page") =>
      `${pathPattern(locales.messages(locale).paths, prefix, key).replaceAll(/:\w+/g, "[^/]+")}/?$`;
    return { prefix, post: pattern("post"), lists: [pattern("blog-page"), pattern("tag"), pattern("tag-page")] };
  });
  const elsewhere = languages.flatMap(({ prefix, post, lists }) =>
    prefix === "" ? [post, ...lists] : [post, ...lists, `${prefix}(/|$)`],
  );
  return {
    unknown: elsewhere.map((pattern) => `^${pattern}`).join("|"),
    post: `^(?!${languages.map(({ post }) => post).join("|")})`,
  };
}
