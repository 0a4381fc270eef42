import { expect, test } from "vitest";
import { ask } from "./ask.ts";

const pagesOf = (reply: string) => [...reply.matchAll(/Más información: (\/\S*)/g)].map(([, path]) => path);

test.each([
  ["quiero saber plazo y garantía", ["50 %", "garantía total"]],
  ["precio, plazo y garantía del one", ["25.308 €", "50 %", "garantía total"]],
  ["precio plazo y garantia del mod one", ["25.308 €", "50 %", "garantía total"]],
  ["hola buenas tardes quería información sobre precios y plazos", ["25.308 €", "50 %"]],
  ["hipoteca y plazo de entrega", ["bien inmueble", "50 %"]],
  ["licencia y cimentación", ["Lo habitual es que sí", "losa de hormigón"]],
])("of the list «%s» each subject is answered", (message, words) => {
  const reply = ask(message);
  for (const part of words) expect(reply).toContain(part);
  expect(pagesOf(reply)).toHaveLength(words.length);
});

test("at most three subjects of a list are answered", () => {
  expect(pagesOf(ask("garantía, licencia, hipoteca, transporte y mantenimiento"))).toHaveLength(3);
});

test.each([
  "transporte y grúa",
  "salón y cocina del one",
  "luz y agua",
  "baño y cocina del studio",
  "mi calle es estrecha, ¿puede entrar el camión?",
  "garantía y posventa",
  "quiero poner una casa en mi finca y vivir allí",
  "diferencia entre renting y leasing",
])("«%s» is one subject", (message) => {
  expect(pagesOf(ask(message)).length).toBeLessThanOrEqual(1);
});
