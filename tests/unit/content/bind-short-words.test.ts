import { expect, test } from "vitest";
import { bindShortWords } from "#app/content/bind-short-words.ts";

/** No-break spaces as «_», so that a test can be read. */
const bound = (text: string) => bindShortWords(text).replaceAll("\u00A0", "_");

test("articles, prepositions and conjunctions are tied to the next word", () => {
  expect(bound("Una habitación más, en el jardín")).toBe("Una_habitación más, en_el_jardín");
  expect(bound("El futuro modular: qué cambia al fabricar una casa y qué sigue igual")).toBe(
    "El_futuro modular: qué_cambia al_fabricar una_casa y_qué_sigue igual",
  );
  expect(bound("¿Se puede trasladar a otro sitio?")).toBe("¿Se_puede trasladar a_otro sitio?");
  expect(bound("2. Qué datos tratamos")).toBe("2._Qué_datos tratamos");
  expect(bound("Soluciones para Campings")).toBe("Soluciones para_Campings");
});

test("«por qué» is one word", () => {
  expect(bound("Mueble o inmueble: por qué le importa al banco")).toBe(
    "Mueble o_inmueble: por_qué le_importa al_banco",
  );
  expect(bound("Datos, para qué y con qué base")).toBe("Datos, para_qué y_con_qué base");
});

test("names and figures are no short words", () => {
  expect(bound("Diseñador 3D en casa")).toBe("Diseñador 3D en_casa");
  expect(bound("MOD IVA ROI")).toBe("MOD IVA ROI");
});

test("what would be too long for a phone's line may break", () => {
  expect(bound("y almacenamiento")).toBe("y almacenamiento");
  expect(bound("un baño que no estuviera")).toBe("un_baño que no_estuviera");
});

test("spaces that do not break stay, and nothing is lost", () => {
  expect(bound("Hasta un 40\u00A0% más")).toBe("Hasta un_40_% más");
  expect(bound("a")).toBe("a");
  expect(bound("")).toBe("");
});
