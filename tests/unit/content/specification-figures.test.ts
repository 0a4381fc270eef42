/** What the specification says in figures (sections 1, 3, 8 and 9), and how they are written. */
import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { textFields } from "#app/content/walk-fields.ts";
import es from "#locales/es.json" with { type: "json" };
import { checkCards } from "#scripts/check/content/check-cards.ts";
import { readProject } from "#scripts/check/content/project.ts";
import { titlesOf, wordsOf } from "./entry-words.ts";

const content = getContent("es");

const article = (id: string) => wordsOf(content.posts().find((post) => post.id === id));

test("section 1: the price is 900 euros per square metre, up to 40 % cheaper and up to 50 % faster", () => {
  const { precio, ahorro, plazo } = content.site();
  expect([precio.metro, ahorro.maximo, plazo.reduccion]).toEqual([900, 40, 50]);
  const home = wordsOf(content.page("home"));
  for (const claim of ["900 €/m²", "hasta un 40 %", "hasta un 50 %", "24/7"]) expect(home).toContain(claim);
});

test("section 1: the company started in 2022 and offers homes from 900 €/m²", () => {
  const about = wordsOf(content.page("about"));
  expect(about).toContain("2022");
  expect(about).toMatch(/viviendas[^.]* desde 900 €\/m²/);
});

test("section 3: the three steps have the same numbers and titles on both pages, quality control is in the second", () => {
  const expected = [
    ["01", "Diseño y Consultoría"],
    ["02", "Fabricación y Producción"],
    ["03", "Logística e Instalación"],
  ];
  const { phases } = content.page("process").data;
  expect(phases.map(({ number, title }) => [number, title])).toEqual(expected);
  expect(content.page("home").data.process.steps.map(({ number, title }) => [number, title])).toEqual(expected);
  expect(titlesOf(phases[1]?.steps ?? [])).toContain("Control de calidad");
});

test("section 8: an unknown article shows «Post no encontrado»", () => {
  expect(es.post.notFound.title).toBe("Post no encontrado");
});

test("section 9: modular costs 900 to 1.000 euros per square metre, traditional 1.300 to 1.600", () => {
  const text = article("ahorro-casas-modulares");
  expect(text).toContain("entre 900 y 1.000 €/m²");
  expect(text).toContain("entre 1.300 y 1.600 €/m²");
});

test("section 9: the figures of glamping", () => {
  const text = article("glamping-inversion-rentable");
  for (const figure of ["50.000 a 150.000 €", "25 a 35 %", "40 a 60 %", "12 a 18 meses", "12,5 %"]) {
    expect(text).toContain(figure);
  }
});

test("section 9: a model's price is its area at 900 euros, in every sum of the articles too", () => {
  const facts = content.facts();
  expect(["mod-one", "mod-two", "mod-studio"].map((id) => facts.get(`modelos.${id}.precio`))).toEqual([
    "25.308\u00A0€",
    "44.298\u00A0€",
    "16.470\u00A0€",
  ]);
  const text = article("ahorro-casas-modulares");
  // 49,22 m² at 1.000, 1.300 and 1.600 €; what is saved; four STUDIO of 16.470 €.
  for (const sum of ["49.220 €", "63.986 €", "78.752 €", "19.688 €"]) expect(text).toContain(sum);
  expect(article("glamping-inversion-rentable")).toContain("65.880 €");
});

test("figures and their units never part at the end of a line", () => {
  const texts = [
    ...[content.models(), content.posts(), content.stories(), content.legal(), content.faq()].flat(),
    ...(["home", "models", "businesses", "campsites", "private-buyers", "investors", "about"] as const).map((key) =>
      content.page(key),
    ),
  ];
  for (const { file, data, body } of texts) {
    const words = [...textFields(data).map(({ text }) => text), body].join("\n");
    expect({ file, parts: words.match(/\d (?:€|%|m²|cm\b|km\b|m\b)/g) ?? [] }).toEqual({ file, parts: [] });
  }
});

test("no card is written by formula: none shares its first four words, or six in a row, with another", () => {
  const cards = checkCards(readProject(["es"]).files);
  expect(cards.map(({ file, line, values }) => `${file}:${line} ${values.words}`)).toEqual([]);
});
