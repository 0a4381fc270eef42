import { expect, test } from "vitest";
import { type Preview, previewProperties } from "#app/seo/preview-properties.ts";

const preview: Preview = {
  siteName: "MOD",
  title: "Contacto · MOD",
  description: "Una descripción.",
  kind: "website",
  locale: "es",
  languages: [],
};

test("a preview has words, site and language", () => {
  expect(previewProperties(preview)).toEqual([
    ["og:title", "Contacto · MOD"],
    ["og:description", "Una descripción."],
    ["og:type", "website"],
    ["og:site_name", "MOD"],
    ["og:locale", "es_ES"],
  ]);
});

test("it has the picture with its size and its words", () => {
  const picture = { url: "https://www.mod.example/images/a.jpg", alt: "Una casa." };
  expect(previewProperties({ ...preview, picture }).slice(5)).toEqual([
    ["og:image", "https://www.mod.example/images/a.jpg"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Una casa."],
  ]);
});

test("it names the other languages in which the page can be read", () => {
  expect(previewProperties({ ...preview, locale: "ca", languages: ["es", "ca", "en"] }).slice(4)).toEqual([
    ["og:locale", "ca_ES"],
    ["og:locale:alternate", "es_ES"],
    ["og:locale:alternate", "en_GB"],
  ]);
});

test("an article has its days", () => {
  const article = { published: "2024-03-15", updated: "2024-05-03" };
  expect(
    previewProperties({ ...preview, kind: "article", article, url: "https://www.mod.example/a" }).slice(5),
  ).toEqual([
    ["og:url", "https://www.mod.example/a"],
    ["article:published_time", "2024-03-15"],
    ["article:modified_time", "2024-05-03"],
  ]);
});
