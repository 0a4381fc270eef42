import { expect, test } from "vitest";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Seo } from "#app/seo/seo.ts";

const seo: Seo = {
  title: "Contacto · MOD",
  description: "Una descripción.",
  canonical: "https://www.mod.example/contacto",
  alternates: [],
  kind: "website",
  previewLocale: "es_ES",
};
const tags = (change: Partial<Seo> = {}) => pageMeta({ loaderData: { seo: { ...seo, ...change } } });

test("a page has its title, its description and its URL", () => {
  expect(tags()).toEqual([
    { title: "Contacto · MOD" },
    { name: "description", content: "Una descripción." },
    { property: "og:title", content: "Contacto · MOD" },
    { property: "og:description", content: "Una descripción." },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "es_ES" },
    { tagName: "link", rel: "canonical", href: "https://www.mod.example/contacto" },
    { property: "og:url", content: "https://www.mod.example/contacto" },
  ]);
});

test("a page that search engines should not keep says so", () => {
  const found = tags({ canonical: undefined, noindex: true });
  expect(found).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(found)).not.toMatch(/canonical|og:url/);
});

test("search engines are told of translations only", () => {
  const alternates = [
    { locale: "es", href: "https://www.lum.example/a" },
    { locale: "ca", href: "https://www.lum.example/ca/a" },
    { locale: "en", href: "https://www.lum.example/en/a", untranslated: true },
  ] as const;
  const hrefLangs = (found: object[]) => found.flatMap((tag) => ("hrefLang" in tag ? [tag.hrefLang] : []));
  expect(hrefLangs(tags({ alternates }))).toEqual(["es", "ca", "x-default"]);
  expect(hrefLangs(tags({ alternates, noindex: true }))).toEqual([]);
  expect(hrefLangs(tags({ alternates: [alternates[0], alternates[2]] }))).toEqual([]);
});

test("a page that is kept does not say noindex", () => {
  expect(JSON.stringify(tags())).not.toContain("noindex");
});

test("an article says so, and shows its picture in previews", () => {
  expect(tags({ kind: "article", image: "https://www.mod.example/images/a.jpg" })).toEqual(
    expect.arrayContaining([
      { property: "og:type", content: "article" },
      { property: "og:image", content: "https://www.mod.example/images/a.jpg" },
    ]),
  );
});

test("an article of the blog is described for search engines, with its days", () => {
  const article = {
    headline: "Contacto </script>",
    published: "2024-03-15",
    updated: "2024-05-03",
    publisher: { name: "MOD", url: "https://www.mod.example" },
    language: "es",
  };
  const publisher = { "@type": "Organization", name: "MOD", url: "https://www.mod.example" };
  expect(tags({ article, image: "https://www.mod.example/images/a.jpg" }).at(-1)).toEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: "Contacto </script>",
      description: "Una descripción.",
      datePublished: "2024-03-15",
      dateModified: "2024-05-03",
      inLanguage: "es",
      author: publisher,
      publisher,
      mainEntityOfPage: "https://www.mod.example/contacto",
      image: "https://www.mod.example/images/a.jpg",
    },
  });
  expect(JSON.stringify(tags({ kind: "article" }))).not.toContain("schema.org");
});

test("words of the original say so on a page in another language, and its title is left to an element of its own", () => {
  const spanish = { lang: "es", dir: "ltr" };
  const found = tags({ originals: ["title"], previewLocale: "es_ES" });
  expect(JSON.stringify(found)).not.toContain('"title":');
  expect(found).toContainEqual({ property: "og:title", content: "Contacto · MOD", ...spanish });
  expect(found).toContainEqual({ name: "description", content: "Una descripción." });
  const described = tags({ originals: ["description"], previewLocale: "ca_ES" });
  expect(described).toContainEqual({ title: "Contacto · MOD" });
  expect(described).toContainEqual({ name: "description", content: "Una descripción.", ...spanish });
  expect(described).toContainEqual({ property: "og:description", content: "Una descripción.", ...spanish });
});

test("words of an article in another language than its text say so for search engines", () => {
  const article = {
    headline: "Contacte",
    published: "2024-03-15",
    updated: "2024-05-03",
    publisher: { name: "MOD", url: "https://www.mod.example" },
    language: "ca",
  };
  const data = (otherLanguages?: { description: string }) =>
    tags({ article: { ...article, ...(otherLanguages && { otherLanguages }) } }).at(-1);
  expect(data()).toMatchObject({ "script:ld+json": { inLanguage: "ca", description: "Una descripción." } });
  expect(data({ description: "es" })).toMatchObject({
    "script:ld+json": { headline: "Contacte", description: { "@value": "Una descripción.", "@language": "es" } },
  });
});

test("each language of a page is linked, and for readers of none of them the original", () => {
  const alternates = [
    { locale: "es", href: "https://www.mod.example/contacto" },
    { locale: "xx", href: "https://www.mod.example/xx/kontakt" },
  ];
  const original = { locale: "x-default", href: "https://www.mod.example/contacto" };
  expect(tags({ alternates }).slice(-3)).toEqual(
    [...alternates, original].map(({ locale, href }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: locale,
      href,
    })),
  );
});

test("one page's tags do not leak into the next", () => {
  tags({ canonical: undefined, image: "https://www.mod.example/images/a.jpg" });
  expect(JSON.stringify(tags())).not.toMatch(/noindex|og:image/);
});

test("without data there are no tags", () => {
  expect(pageMeta({ loaderData: undefined })).toEqual([]);
});
