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

test("it names the other languages in which the page can be read", () => {
  expect(previewProperties({ ...preview, locale: "ca", languages: ["es", "ca", "en"] }).slice(4)).toEqual([
    ["og:locale", "ca_ES"],
    ["og:locale:alternate", "es_ES"],
    ["og:locale:alternate", "en_GB"],
  ]);
});
