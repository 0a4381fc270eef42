import { describe, expect, test } from "vitest";
import { readFigures } from "#supabase/functions/chat-with-gemini/figures.ts";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";
import { ask } from "./ask.ts";

const perMetre = "1.250 €/m² (impuestos según presupuesto)";
const [norte, sur] = ["Precio orientativo: 24.000 €; Modelo: LUM|NORTE · 6,0 × 3,2 m", "Modelo: LUM|SUR"];

describe("every price says that it is orientative and what of taxes", () => {
  test.each([
    ["¿Cuánto costaría una casa de 40 m²?", "50.000 €"],
    ["una oficina de 8x5 metros, cuánto sale", "50.000 €"],
    ["¿cuánto cuesta LUM|NORTE?", "24.000 €"],
    ["precio de dos norte", "48.000 €"],
    ["el más grande", "LUM|SUR"],
    ["cuánto cuestan", norte],
    ["somos una familia", sur],
    ["diferencia entre norte y sur", sur],
    ["con 30.000 euros qué me llega", norte],
  ])("«%s» → %s", (message, words) => {
    const reply = ask(message);
    expect(reply).toContain(words);
    expect(reply).toMatch(/orientativo/);
    expect(reply).toContain(perMetre);
  });
});

test("a budget reaches what it reaches, and nothing above it", () => {
  const reply = ask("tengo 24.000 €");
  expect(reply).toContain("19,20 m² de superficie exterior");
  expect(reply).toContain(norte);
  expect(reply).not.toContain("SUR");
});

test("what somebody says that a model costs is no budget", () => {
  const reply = ask("¿es verdad que el norte cuesta 20.000 euros?");
  expect(reply).toContain(norte);
  expect(reply).not.toContain("20.000");
});

test("two of one model or one of another are two sums", () => {
  const reply = ask("¿qué es mejor, dos norte o un sur?");
  expect(reply).toContain("2 × LUM|NORTE: 38,40 m²");
  expect(reply).toContain("1 × LUM|SUR: ");
});

test("the metres of a plot are no building", () => {
  expect(ask("tengo una parcela de 500 m², ¿cuánto cuesta el transporte?")).not.toContain("625.000");
});

test("an amount alone is no budget", () => {
  expect(ask("25308 es con licencia?")).not.toContain("superficie exterior");
});

test.each([
  ["¿cuántos baños tiene el sur?", "LUM|SUR tiene 2 dormitorios y 2 baños."],
  ["una casa con dos baños", "Modelo: LUM|SUR"],
  ["casa de cuarenta y cinco metros, precio", "45 m² de superficie exterior dan"],
])("bathrooms and sizes in words are understood: «%s» → %s", (message, words) => {
  expect(ask(message)).toContain(words);
});

test("houses that are cheaper than others are not the cheapest one", () => {
  expect(ask("¿por qué son más baratas?")).not.toContain("Modelo: LUM|NORTE");
});

test("bedrooms that no fixed model has are made to measure", () => {
  expect(ask("casa de 7 dormitorios")).toContain("Modelo: LUM|LIENZO; Superficie exterior: a medida");
});

test("«libre» and other words of everyday name no bespoke model", () => {
  const bespoke = knowledge.models.find(({ area }) => area === undefined);
  expect(bespoke?.name).toBe("LUM|LIENZO");
  expect(ask("un lienzo para pintar")).not.toContain("Modelo: LUM|LIENZO; Superficie exterior: a medida");
});

test.each([
  ["¿y el sur?", "¿cuánto cuesta el norte?", "Modelo: LUM|SUR"],
  ["¿y el más grande?", "¿cuánto cuesta el norte?", "Modelo: LUM|SUR"],
  ["¿y el de dos dormitorios?", "¿cuánto cuesta el norte?", "Modelo: LUM|SUR"],
  ["¿y cuánto mide?", "háblame de LUM|NORTE", "LUM|NORTE mide 6,0 × 3,2 m por fuera: 19,20 m² de superficie exterior"],
  ["¿y eso cuánto cuesta?", "háblame de LUM|NORTE", "24.000 €"],
  ["¿y tres?", "¿cuánto cuestan dos norte?", "72.000 €"],
  ["¿y de 60?", "¿cuánto cuesta una casa de 40 m²?", "75.000 €"],
  ["qué modelos hay y cuánto cuestan", "¿cuánto cuesta el norte?", "Modelo: LUM|SUR"],
  ["¿y cuánto cuestan?", "quiero dos norte", "48.000 €"],
])("«%s» after «%s» goes on with it", (message, previous, words) => {
  expect(ask(message, previous)).toContain(words);
});

test("a question of another subject gets no figures that the one before asked for", () => {
  expect(ask("¿Hace falta licencia?", "¿cuántos baños tiene el sur?")).not.toContain("LUM|SUR tiene");
});

test.each([
  ["una casa de cuarenta y cinco metros cuadrados", [45]],
  ["de 8 x 5 metros", [40]],
  ["diez por cinco metros", [50]],
  ["de 30x12 pies", []],
  ["mil doscientos metros", [1200]],
  ["1.200,50 m²", [1200.5]],
  ["30 o 45 mtrs", [45]],
  ["una ducha de 90 x 90", []],
  ["a 10 metros de la calle", []],
  ["si cuesta 700 €/m2, cuánto valen 40 m2?", [40]],
  ["a 700 el metro, cuanto son 50 m2", [50]],
])("«%s» names the surfaces %j", (message, areas) => {
  expect(readFigures(message).areas.map(({ squareMetres }) => squareMetres)).toEqual(areas);
});

test.each([
  ["con treinta mil euros", [30_000]],
  ["ciento veinte mil euros", [120_000]],
  ["tengo 30 000 €", [30_000]],
  ["entre 20 y 30 mil", [30_000]],
  ["si cuesta 1.200 €/m² o 1.300 el metro", []],
  ["de 20.000 a 30.000 €", [20_000, 30_000]],
  ["tengo 30.000, ¿me llega?", [30_000]],
  ["medio centenar", []],
  ["por 2 millones", [2_000_000]],
  ["700 €/m2", []],
])("«%s» names the amounts %j", (message, amounts) => {
  expect(readFigures(message).amounts).toEqual(amounts);
});
