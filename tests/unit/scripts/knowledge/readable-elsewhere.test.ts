import { expect, test } from "vitest";
import { readableElsewhere } from "#scripts/knowledge/readable-elsewhere.ts";

const passage = (text: string) =>
  ({ kind: "text", page: "Contacto", path: "/contacto", title: "Hablar", text }) as const;
const texts = (text: string) =>
  readableElsewhere([passage(text)], ["esta misma página", "aquí abajo"]).map((one) => one.text);

test.each([
  ["El teléfono está en esta misma página. Llámanos.", ["Llámanos."]],
  ["Llámanos. Aquí abajo, tienes el formulario.", ["Llámanos."]],
  ["Está en esta misma página, y cuesta 25.308 €. Llámanos a los 900 €/m².", ["Llámanos a los 900 €/m²."]],
  ["Aquí abajo está todo.", []],
  ["Aquí, abajo en el valle, hace frío.", []],
  ["Llámanos.", ["Llámanos."]],
])("of «%s» %j is left", (text, left) => {
  expect(texts(text)).toEqual(left);
});
