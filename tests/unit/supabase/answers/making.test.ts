import { expect, test } from "vitest";
import { ask } from "./ask.ts";

test.each(["¿de qué está hecha?", "¿de qué están hechas?", "de qué es la estructura", "material de la estructura"])(
  "«%s» gets the frame of steel",
  (message) => {
    expect(ask(message)).toMatch(/bastidor de acero|Bastidor y pilares de acero/);
  },
);

test.each([
  ["¿cuántos comensales caben en el restaurante?", "Veinte comensales"],
  ["aforo del restaurante", "Veinte comensales"],
  ["¿cuánta gente cabe en el aula?", "doce pupitres"],
])("«%s» gets the card of the use", (message, words) => {
  expect(ask(message)).toContain(words);
});

test.each([
  "¿puedo cambiar cosas mientras se fabrica?",
  "¿puedo cambiar cosas mientras la hacéis?",
  "¿puedo modificar el diseño durante la fabricación?",
  "¿y si me arrepiento a mitad de obra?",
])("«%s» gets what is approved before", (message) => {
  expect(ask(message)).toContain("no se fabrica nada hasta que los apruebes");
});

test.each([
  "¿quién se encarga de la grúa y el camión?",
  "¿os ocupáis de la grúa?",
  "¿os ocupáis de la grúa y el camión?",
  "¿os encargáis del transporte?",
])("«%s» asks who does it, not what it costs", (message) => {
  expect(ask(message)).toContain("están en las mismas manos");
});

test("what the crane costs is still told", () => {
  expect(ask("¿cuánto cuesta la grúa?")).toContain("Depende de la distancia");
});
