import type { Element } from "hast";
import { expect, test } from "vitest";
import { defaultLocale } from "#app/i18n/languages.ts";
import { designOf } from "#app/routing/design-hash.ts";
import { fileOf, listFiles } from "#tests/site/built-site.ts";
import { attributeOf, findAll, findOne, idsOf, textOf } from "#tests/site/html.ts";
import { furtherLanguages } from "#tests/site/lay-translations.ts";
import { attributesOf, hrefsOf } from "#tests/site/page-parts.ts";
import { findIssues } from "./built-sites.ts";
import { languageOf, openGrownSite, pathOf, siteUrl } from "./grown-site.ts";

// The frozen site in English, in Catalan and Arabic that somebody has begun, and in an invented language.

const grown = openGrownSite();

/** Paths of the translated pages, with that of their original; both paths of a page that has two. */
const translatedPages: Readonly<Record<string, string>> = {
  "/en": "/",
  "/en/about": "/nosotros",
  "/en/about-us": "/sobre-nosotros",
  "/en/contact": "/contacto",
  "/en/lum-norte": "/lum-norte",
  "/en/products/lum-norte": "/productos/lum-norte",
  "/en/site-map": "/mapa-del-sitio",
  "/en/blog/permits-without-hurry": "/blog/permisos-sin-prisa",
  "/ar-XB/lum-sur": "/lum-sur",
  "/ar-XB/productos-xa/lum-sur": "/productos/lum-sur",
};

/** Pages of further languages whose own words are Spanish. */
function untranslatedPages() {
  return grown.pages.filter(({ path, locale }) => locale !== defaultLocale && !(path in translatedPages));
}

/** The language and the direction of an element. */
const languageOfElement = (element: Element) => [attributeOf(element, "lang"), attributeOf(element, "dir")].join(" ");

test.each([
  ["en", "en ltr", "en ltr"],
  ["ar-XB", "ar-XB rtl", "ar-XB rtl"],
  // With ten strings, or none, most of an untranslated page is Spanish.
  ["ca", "ca ltr", "es ltr"],
  ["ar", "ar rtl", "es ltr"],
])(
  "%s: a page says its language and direction, and an untranslated one that its body is Spanish",
  (locale, own, other) => {
    const issues = findIssues(ownPages(locale), ({ path }) => {
      const page = grown.page(path);
      const bodies = findAll(page, "main > .untranslated");
      const isSpanish = bodies.map(languageOfElement).join() === "es ltr";
      const root = languageOfElement(findOne(page, "html"));
      const isUntranslated = untranslatedPages().some((untranslated) => untranslated.path === path);
      const expected = bodies.length > 0 ? other : own;
      return root === expected && (!isUntranslated || isSpanish) ? [] : [root, bodies.length];
    });
    // Pages at earlier paths, which lead on at once, are made of strings.
    const moved = new Set(grown.site.paths.redirects().map(({ from }) => from));
    expect(Object.keys(issues).filter((path) => !moved.has(path))).toEqual([]);
  },
);

test.each(furtherLanguages)(
  "%s: every link leads to a page or PDF of the language, but for those to others",
  (locale) => {
    const files = new Set(listFiles(grown.client));
    const ids = new Map<string, ReadonlySet<string>>();
    const idsAt = (path: string) => {
      const known = ids.get(path) ?? new Set(idsOf(grown.page(path)));
      ids.set(path, known);
      return known;
    };
    function leads(href: string, from: string): boolean {
      const [target = "", hash] = href.split("#");
      const path = target.replace(/\?.*/, "") || from;
      if (path.endsWith(".pdf")) return files.has(path.slice(1)) && languageOf(path.slice(1)) === locale;
      if (languageOf(fileOf(path)) !== locale || !files.has(fileOf(path))) return false;
      // `tests/unit/pages/queries.test.ts` reads the designs of links.
      if (hash !== undefined && designOf(`#${hash}`) !== undefined) return true;
      // Browsers look for a fragment as it is written, then decoded.
      return hash === undefined || [hash, decodeURIComponent(hash)].some((id) => idsAt(path).has(id));
    }
    let links = 0;
    const issues = findIssues(ownPages(locale), ({ path }) => {
      const own = attributesOf(grown.page(path), "a:not([hreflang])", "href").filter((href) => /^[/#]/.test(href));
      links += own.length;
      return own.filter((href) => !leads(href, path));
    });
    expect(issues).toEqual({});
    expect(links).toBeGreaterThan(500);
  },
);

test("only translated pages are alternates, each names all of them, and they name it", () => {
  const named = new Map(
    grown.pages.map(({ path }) => [
      path,
      findAll(grown.page(path), 'link[rel="alternate"][hreflang]').map(
        (link) => [attributeOf(link, "hreflang"), attributeOf(link, "href")?.replace(siteUrl, "") || "/"] as const,
      ),
    ]),
  );
  const found = [...named].filter(([, alternates]) => alternates.length > 0).map(([path]) => path);
  expect(found.sort()).toEqual([...Object.keys(translatedPages), ...Object.values(translatedPages)].sort());
  for (const path of ["/en/contact", "/contacto"]) {
    expect(named.get(path)).toEqual([
      ["es", "/contacto"],
      ["en", "/en/contact"],
      ["x-default", "/contacto"],
    ]);
  }
  // The first path counts if a page has two.
  expect(named.get("/en/about-us")).toEqual(named.get("/nosotros"));
  for (const path of found) {
    for (const [, other] of named.get(path) ?? []) expect([path, named.get(other)]).toEqual([path, named.get(path)]);
  }
});

test("a page that is not translated is the original to search engines, and in no list for them", () => {
  const sitemap = grown.read("sitemap.xml");
  const issues = findIssues(untranslatedPages(), (page) => {
    const html = grown.page(page.path);
    const original = grown.site.paths.translated({ ...page, alias: undefined }, defaultLocale);
    const [canonical] = attributesOf(html, 'link[rel="canonical"]', "href");
    return [
      // An unlisted page has no canonical path.
      ...(page.unlisted || canonical === siteUrl + original ? [] : [canonical]),
      ...(sitemap.includes(`${siteUrl}${page.path}<`) || sitemap.includes(`${siteUrl}${page.path}"`) ? ["listed"] : []),
    ];
  });
  expect(issues).toEqual({});
  expect(untranslatedPages().length).toBeGreaterThan(100);
});

const notices = {
  // Without a string of its own.
  ar: "Esta página todavía no está traducida",
  "ar-XB": "EEstaa págiinaa toodaavíaa ",
  ca: "Aquesta pàgina encara no està traduïda: la mostrem en castellà.",
  en: "This page has not been translated yet, so we are showing it in Spanish.",
};

/** The language of that sentence. */
const spoken = { ar: "es ltr", "ar-XB": "ar-XB rtl", ca: "ca ltr", en: "en ltr" };

test.each(furtherLanguages)("%s: a page that is not translated says so in the visitor's language", (locale) => {
  const pages = untranslatedPages().filter((page) => page.locale === locale && !page.unlisted);
  const issues = findIssues(pages, (page) => {
    const notice = findOne(grown.page(page.path), ".translation-notice");
    const original = grown.site.paths.translated({ ...page, alias: undefined }, defaultLocale);
    const language = languageOfElement(notice);
    const isRight = textOf(notice).startsWith(notices[locale]) && hrefsOf(notice).join() === original;
    return isRight && language === spoken[locale] ? [] : [textOf(notice), language, ...hrefsOf(notice)];
  });
  expect(issues).toEqual({});
});

test("pages for unknown paths have one heading, in the page's language", () => {
  for (const locale of furtherLanguages) {
    for (const path of [`/${locale}/404`, `${grown.site.paths.to(locale)("blog")}/404`]) {
      const page = grown.page(path);
      expect([path, findAll(page, "h1").length]).toEqual([path, 1]);
    }
  }
  expect(textOf(findOne(grown.page("/en/blog/404"), "h1"))).toBe("Article not found");
  expect(textOf(findOne(grown.page("/ca/blog/404"), "h1"))).toBe("Post no encontrado");
  expect(languageOfElement(findOne(grown.page("/ca/404"), "main > .untranslated"))).toBe("es ltr");
  expect(findAll(grown.page("/en/404"), ".untranslated")).toEqual([]);
});

test.each(["header", "footer"])("the switch in the %s leads to the same page of every language", (part) => {
  const links = (path: string) => findAll(findOne(grown.page(path), part), "a[hreflang]");
  for (const path of ["/contacto", "/en/contact", "/ar/contacto"]) {
    expect(
      links(path).map((link) => [textOf(link), ...["href", "hreflang", "lang"].map((name) => attributeOf(link, name))]),
    ).toEqual([
      ["Español", "/contacto", "es", "es"],
      ["العربية", "/ar/contacto", "ar", "ar"],
      ["Al revés", "/ar-XB/contacto-xa", "ar-XB", "ar-XB"],
      ["Català", "/ca/contacte", "ca", "ca"],
      ["English", "/en/contact", "en", "en"],
    ]);
  }
  // A page without a path of its own has none to lead to.
  const homes = ["/", ...furtherLanguages.map((locale) => `/${locale}`)];
  expect(links("/en/404").map((link) => attributeOf(link, "href"))).toEqual(homes);
});

function ownPages(locale: string): { readonly path: string }[] {
  return grown.htmlFiles.filter((file) => languageOf(file) === locale).map((file) => ({ path: pathOf(file) }));
}
