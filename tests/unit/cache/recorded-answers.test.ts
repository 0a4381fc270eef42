import { expect, test } from "vitest";
import { recordAnswers, stillHold } from "#app/cache/recorded-answers.ts";

const prices: Readonly<Record<string, string>> = { uno: "1 €", dos: "2 €" };
const questions = {
  price: (name: string): string | undefined => prices[name],
  page(path: string): string {
    if (path !== "/uno") throw new Error(`There is no page ${path}.`);
    return path;
  },
  mark: () => ({ text: "*" }),
};

test("what is asked is answered and recorded, each question once", () => {
  const { questions: asked, answers } = recordAnswers(questions);
  expect([asked.price("uno"), asked.price("uno"), asked.price("tres"), asked.mark()]).toEqual([
    "1 €",
    "1 €",
    undefined,
    { text: "*" },
  ]);
  expect(answers).toEqual([
    ["price", "uno", "1 €"],
    ["price", "tres", null],
    ["mark", "", { text: "*" }],
  ]);
});

test("answers hold while every question is answered as before", () => {
  const { questions: asked, answers } = recordAnswers(questions);
  asked.price("uno");
  asked.price("tres");
  asked.page("/uno");
  asked.mark();
  const kept = JSON.parse(JSON.stringify(answers));
  expect(stillHold(kept, questions)).toBe(true);
  expect(stillHold(kept, { ...questions, price: (name) => (name === "dos" ? "9 €" : prices[name]) })).toBe(true);
  expect(stillHold(kept, { ...questions, price: () => "1 €" })).toBe(false);
  expect(stillHold(kept, { ...questions, mark: () => ({ text: "†" }) })).toBe(false);
});

test("answers no longer hold where a question throws, or is not asked any more", () => {
  const { questions: asked, answers } = recordAnswers(questions);
  asked.page("/uno");
  const fail = () => {
    throw new Error("There is no page /uno.");
  };
  expect(stillHold(answers, { ...questions, page: fail })).toBe(false);
  expect(stillHold(answers, {})).toBe(false);
});
