import { expect, test } from "vitest";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Seo } from "#app/seo/seo.ts";

const seo: Seo = {
  title: "Contacto · MOD",
  description: "Una descripción.",
  properties: [
    ["og:title", "Contacto · MOD"],
    ["og:locale", "es_ES"],
  ],
  card: "summary",
  canonical: "https://www.mod.example/contacto",
  alternates: [],
};
const tags = (change: Partial<Seo> = {}) => pageMeta({ loaderData: { seo: { ...seo, ...change } } });

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

test("a page that is kept does not say noindex, unless the site is a trial, which is otherwise the same", () => {
  expect(JSON.stringify(tags())).not.toContain("noindex");
  const isRobots = (tag: object) => JSON.stringify(tag) === '{"name":"robots","content":"noindex"}';
  const alternates = ["es", "ca"].map((locale) => ({ locale, href: `https://www.lum.example/${locale}` }));
  const trial = tags({ alternates, trial: true });
  expect(trial.filter(isRobots)).toHaveLength(1);
  expect(trial.filter((tag) => !isRobots(tag))).toEqual(tags({ alternates }));
});
