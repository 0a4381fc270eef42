import { expect, test } from "vitest";
import { collectFacts } from "#app/content/facts.ts";
import { countThings, isPageCount, writeCount } from "#app/content/figures/counts.ts";
import type { Issue } from "#app/content/issues.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const words = "cero uno dos tres cuatro";
const site = fixture.edition("es").content.site();

test("counts are written in words from two on, as far as the language has words", () => {
  expect([0, 1, 2, 4, 5, 21].map((count) => writeCount(count, words))).toEqual(["0", "1", "dos", "cuatro", "5", "21"]);
  expect(writeCount(21, Array.from({ length: 30 }, () => "x").join(" "))).toBe("21");
  expect(writeCount(3, "")).toBe("3");
});

test("a site counts the cards of its pages, the pictures of the slideshow, its uses and its models", () => {
  const { content } = fixture.edition("es");
  expect(Object.fromEntries(countThings(fixture.files, "es"))).toEqual({
    particulares: content.page("private-buyers").data.cards.length,
    empresas: content.page("businesses").data.cards.length,
    campings: content.page("campsites").data.cards.length,
    visualizaciones: content.page("home").data.slideshow.slides.length,
    usos: content.page("models").data.uses.cards.length,
    modelos: content.entries("models").length,
  });
  expect(content.facts().get("cuenta.modelos")).toBe("tres");
});

test("a count has a capital letter where its name has one, and can be computed with", () => {
  const counts = new Map([["campings", 3]]);
  const facts = collectFacts(site, new Map(), { locale: "es", taxes: "", counts, numbers: words });
  const texts = ["cuenta.campings", "Cuenta.campings", "cuenta.campings en número", "cuenta.campings - 1"];
  expect(texts.map(facts.get)).toEqual(["tres", "Tres", "3", "2"]);
});

test("a page that cannot be read has no count, and its placeholder is known as one", () => {
  const files = { ...fixture.files, page: () => ({ ok: false, issues: [] as Issue[] }) as const };
  expect([...countThings(files, "es").keys()]).toEqual(["modelos"]);
  expect(["cuenta.campings", "Cuenta.empresas"].every(isPageCount)).toBe(true);
  expect(["cuenta.nada", "precio.metro", "cuenta.modelos"].some(isPageCount)).toBe(false);
});
