import { expect, test } from "vitest";
import { checkQuestions } from "#scripts/check/content/fields/check-questions.ts";
import { contentFile } from "#tests/unit/scripts/check/content/content-file.ts";

/** Returns the issues of questions that are given as `[id, topic, question]`. */
function issuesOf(...questions: readonly (readonly [id: string, topic: string, question: string])[]): unknown[] {
  const items = questions.map(([id, topic, question]) => `  - { id: ${id}, topic: ${topic}, question: "${question}" }`);
  const file = contentFile(`---\nitems:\n${items.join("\n")}\n---\n`, { kind: "faq" });
  return checkQuestions(file).map(({ line, code, values }) => [line, code, values.other ?? values.meant]);
}

test("a question that another one has is told with the other one", () => {
  expect(issuesOf(["uno", "Obra", "¿Cuándo?"], ["dos", "Obra", "¿cuando ?"])).toEqual([
    [4, "question-duplicate", "uno"],
  ]);
});

test("a topic that is another one with a slip is told", () => {
  expect(issuesOf(["uno", "Terreno", "¿A?"], ["dos", "Tereno", "¿B?"])).toContainEqual([
    4,
    "topic-doubtful",
    "Terreno",
  ]);
  expect(issuesOf(["uno", "Terreno", "¿A?"], ["dos", "terreno", "¿B?"])).toContainEqual([
    4,
    "topic-doubtful",
    "Terreno",
  ]);
});

test("topics that are two right words, or have several questions, are not doubted", () => {
  expect(issuesOf(["uno", "Plazos", "¿A?"], ["dos", "Plazas", "¿B?"])).toEqual([]);
  const twice = [["tres", "Modulor", "¿C?"] as const, ["cuatro", "Modulor", "¿D?"] as const];
  expect(issuesOf(["uno", "Modular", "¿A?"], ["dos", "Modular", "¿B?"], ...twice)).toEqual([]);
});
