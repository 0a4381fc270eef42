import { expect, test } from "vitest";
import { preferredLanguage } from "#app/frame/languages/preferred-language.ts";

test.each([
  { preferred: ["ar"], offered: "ar", why: "the only one" },
  { preferred: ["ar-EG", "es"], offered: "ar", why: "of another region" },
  { preferred: ["de", "ca-ES", "es"], offered: "ca", why: "the first that the site has" },
  { preferred: ["es-MX", "en"], offered: undefined, why: "that of the page comes first" },
  { preferred: ["de", "fr"], offered: undefined, why: "none of the site's" },
  { preferred: [], offered: undefined, why: "nothing is known" },
  { preferred: ["pt"], offered: "pt-BR", why: "one of several regions" },
  { preferred: ["pt-pt"], offered: "pt-PT", why: "its own region" },
  { preferred: ["zh-TW"], offered: undefined, why: "another script" },
  { preferred: ["zh-SG"], offered: "zh-Hans", why: "the usual script of the region" },
  { preferred: ["en-US@posix", "ca"], offered: "ca", why: "a tag that is none" },
])("$preferred: $offered, $why", ({ preferred, offered }) => {
  const languages = ["es", "ar", "ca", "pt-BR", "pt-PT", "zh-Hans"].map((locale) => ({ locale }));
  expect(preferredLanguage(languages, "es", preferred)?.locale).toBe(offered);
});

test("a page in another region of the preferred language needs no offer, unless the site has the very one", () => {
  const regions = [{ locale: "pt-BR" }, { locale: "pt-PT" }];
  expect(preferredLanguage(regions, "pt-PT", ["pt-AO"])).toBeUndefined();
  expect(preferredLanguage(regions, "pt-PT", ["pt-BR"])?.locale).toBe("pt-BR");
});
