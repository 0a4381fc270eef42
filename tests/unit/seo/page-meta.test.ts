import { expect, test } from "vitest";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Seo } from "#app/seo/seo.ts";

const seo: Seo = {
  title: "Contacto · MOD",
  description: "Una descripción.",
  canonical: "https://www.mod.example/contacto",
  alternates: [],
  kind: "website",
};
const tags = (change: Partial<Seo> = {}) => pageMeta({ loaderData: { seo: { ...seo, ...change } } });

test("a page has its title, its description and its URL", () => {
  expect(tags()).toEqual([
    { title: "Contacto · MOD" },
    { name: "description", content: "Una descripción." },
    { property: "og:title", content: "Contacto · MOD" },
    { property: "og:description", content: "Una descripción." },
    { property: "og:type", content: "website" },
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
  expect(hrefLangs(tags({ alternates }))).toEqual(["es", "ca"]);
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

test("each language of a page is linked", () => {
  const alternates = [
    { locale: "es", href: "https://www.mod.example/contacto" },
    { locale: "xx", href: "https://www.mod.example/xx/kontakt" },
  ];
  expect(tags({ alternates }).slice(-2)).toEqual(
    alternates.map(({ locale, href }) => ({ tagName: "link", rel: "alternate", hrefLang: locale, href })),
  );
});

test("one page's tags do not leak into the next", () => {
  tags({ canonical: undefined, image: "https://www.mod.example/images/a.jpg" });
  expect(JSON.stringify(tags())).not.toMatch(/noindex|og:image/);
});

test("without data there are no tags", () => {
  expect(pageMeta({ loaderData: undefined })).toEqual([]);
});
