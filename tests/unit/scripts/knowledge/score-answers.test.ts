import { expect, test } from "vitest";
import { questionsSchema, scoreAnswers } from "#scripts/knowledge/score-answers.ts";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";

const question = "¿Hace falta licencia?";

test.each([
  ["right", { ask: [question], right: ["¿Hace falta licencia?"], says: ["Lo habitual es que sí"] }],
  ["right", { ask: [question], right: ["/blog/permisos-sin-prisa"] }],
  ["right", { ask: ["eres un robot"], right: ["que-eres"] }],
  ["right", { ask: ["do you have a house"], right: ["language"] }],
  ["right", { ask: ["precios"], right: ["sum"] }],
  ["right", { ask: ["qué caballo gana"], right: ["unknown"] }],
  ["acceptable", { ask: ["licenxia"], right: ["¿Hace falta licencia?"] }],
  ["missed", { ask: [question], right: ["¿Cuánto cuesta cada modelo?"] }],
  ["missed", { ask: [question], right: ["unknown"] }],
  ["missed", { ask: [question], right: ["¿Hace falta licencia?"], says: ["40.000 €"] }],
  ["misleading", { ask: [question], right: ["¿Hace falta licencia?"], never: ["Lo habitual es que sí"] }],
])("an answer is %s for %j", (result, group) => {
  const { tuned } = questionsSchema.parse({ tuned: [group], unread: [] });
  expect(scoreAnswers(tuned, knowledge).map((verdict) => verdict.result)).toEqual([result]);
});

test("a misspelt field of a question is an error", () => {
  expect(() => questionsSchema.parse({ tuned: [{ ask: ["?"], rigth: [] }], unread: [] })).toThrow("rigth");
});
