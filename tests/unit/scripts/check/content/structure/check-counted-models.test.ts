import { expect, test } from "vitest";
import { checkCountedModels, checkCountedStrings } from "#scripts/check/content/structure/check-counted-models.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";
import { article, summary } from "#tests/unit/scripts/check/content/body/article.ts";

const words = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce";
const count = { models: 4, numbers: words.split(" ") };
const found = (body: string, fields?: string) =>
  summary(checkCountedModels(article(body, fields), count), "found", "name");

test.each([
  ["Compara los cuatro modelos.", "4:9 models-counted los cuatro modelos cuenta.modelos"],
  ["Compara [los 4 modelos](/modelos).", "4:10 models-counted los 4 modelos cuenta.modelos"],
  ["Cuatro modelos para elegir.", "4:1 models-counted Cuatro modelos Cuenta.modelos"],
  ["Nuestros cinco modelos.", "4:1 models-counted Nuestros cinco modelos cuenta.modelos"],
  ["No cabe en los otros tres modelos.", "4:12 models-counted los otros tres modelos"],
  ["De los modelos, compara los cuatro, a escala.", "4:25 models-counted los cuatro cuenta.modelos"],
  ["El modelo recoge lo que no cabe en los otros tres.", "4:36 models-counted los otros tres"],
  ["Los tres de medida fija llevan precio.", "4:1 models-counted Los tres de medida fija"],
  ["Son tres modelos de medidas fijas y uno a medida.", "4:5 models-counted tres modelos de medidas fijas"],
  ["El precio de los tres que tienen medida fija.", "4:14 models-counted los tres que tienen medida fija"],
  ["Tres tamaños cerrados y uno abierto.", "4:1 models-counted Tres tamaños cerrados"],
])("%j counts the models", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test("fields are read too, and strings, which have no placeholder for it", () => {
  expect(found("", "label: Comparar los cuatro modelos")).toEqual([
    "2:17 models-counted los cuatro modelos cuenta.modelos",
  ]);
  const strings = readLocaleFile("es", JSON.stringify({ numbers: { words }, a: "Cuatro modelos", b: "Dos modelos" }));
  expect(summary(checkCountedStrings(strings, 4), "found", "name")).toEqual([
    expect.stringMatching(/^1:\d+ models-counted Cuatro modelos$/),
  ]);
});

test.each([
  "Los {{cuenta.modelos}} modelos caben en los demás.",
  "Una mesa para cuatro personas, en tres pasos.",
  "Hay vidrio en los cuatro lados, y a los cuatro, en agosto, les da el sol.",
  "Trabajamos con tres modelos: desarrollo, participación y franquicias.",
  "Los cuatro modelos de contrato.",
  "Un modelo de medida fija, y otro.",
  "Elige entre dos modelos.",
  "El modelo tiene 2,4 modelos por metro.",
])("%j counts none", (body) => {
  expect(found(body)).toEqual([]);
});
