import { expect, test } from "vitest";
import type { QuestionGroup } from "#scripts/assistant/questions/question-group.ts";
import { findOutdatedAnswers, scoreBank } from "#scripts/assistant/score-bank.ts";
import { formatMisses, formatScore } from "#scripts/assistant/score-report.ts";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";

function group(answers: string[], ...messages: string[]): QuestionGroup {
  return { category: "Modelos", half: "tuned", answers, messages };
}

const [passage] = frozenKnowledge.passages.filter(({ kind, title }) => kind === "answer" && title.startsWith("¿"));
const { path = "", text = "" } = passage ?? {};
// In the bank spaces are plain ones.
const title = passage?.title.replaceAll("\u00A0", " ") ?? "";

test.each([
  ["the title of its passage", title],
  ["the path of its page", path],
])("a question is right by %s", (_kind, name) => {
  const [verdict] = scoreBank([group([name], title)], frozenKnowledge);
  expect(verdict).toMatchObject({ message: title, result: "right" });
  expect(verdict?.reply).toContain(text.slice(0, 40));
});

test("a refusal and small talk are right by their names", () => {
  const groups = [group(["unknown"], "asdfgh qwerty"), group(["talk: hola"], "hola")];
  expect(scoreBank(groups, frozenKnowledge).map(({ result }) => result)).toEqual(["right", "right"]);
});

test("answers about people and to other languages are right by their names", () => {
  const groups = [group(["contact: teléfono"], "tlf?"), group(["language: en"], "how much is a house?")];
  expect(scoreBank(groups, frozenKnowledge).map(({ result }) => result)).toEqual(["right", "right"]);
});

test("an answer is right by what it says, with the question before in mind, and false by what it must not say", () => {
  const computed = { ...group([], "¿y de 60 m²?"), previous: "precio de 40 m²", contains: ["54.000 €"] };
  const groups = [computed, { ...computed, lacks: ["54.000"] }, { ...computed, contains: ["36.000 €"] }];
  expect(scoreBank(groups, frozenKnowledge).map(({ result }) => result)).toEqual(["right", "false", "false"]);
});

test("another answer is false, a refusal is only unanswered", () => {
  const groups = [group(["unknown", "/nada"], title), group(["/nada"], "asdfgh qwerty")];
  expect(scoreBank(groups, frozenKnowledge).map(({ result }) => result)).toEqual(["false", "unanswered"]);
});

test("answers that the site no longer has are named once", () => {
  const answers = [title, path, "unknown", "talk: hola", "talk: nada", "/nada", "¿Nada?"];
  expect(findOutdatedAnswers([group(answers), group(["/nada"])], frozenKnowledge)).toEqual([
    "talk: nada",
    "/nada",
    "¿Nada?",
  ]);
});

test("the score has a line for each category and one for all, and the misses name question and reply", () => {
  const heldOut: QuestionGroup = { ...group(["/nada"], "asdfgh qwerty"), half: "held-out", category: "Precios" };
  const verdicts = scoreBank([group([title], title), group(["/nada"], title), heldOut], frozenKnowledge);
  expect(formatScore(verdicts).map((line) => line.match(/\d+/g)?.map(Number))).toEqual([
    undefined,
    [1, 2, 1, 0, 0, 0],
    [0, 0, 0, 0, 1, 0],
    [1, 2, 1, 0, 1, 0],
  ]);
  const [first, second, ...others] = formatMisses(verdicts);
  expect(first).toContain(title);
  expect(second).toContain(frozenKnowledge.refusals.unknown);
  expect(others).toEqual([]);
});
