import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";
import { ask } from "./ask.ts";

interface Wordings {
  readonly id: string;
  readonly first?: readonly string[];
  readonly also?: readonly string[];
  readonly not?: readonly string[];
}

const wordings: readonly Wordings[] = parse(readFileSync("tests/assistant/wordings.yaml", "utf8"));

const written = (id: string) => {
  const found = knowledge.answers.find((answer) => answer.id === id);
  if (!found) throw new Error(`The fixture site has no answer «${id}».`);
  return found.answer.replaceAll(/[\u00A0\u202F]/g, " ");
};

test.each(wordings)("$id is the answer to its wordings", ({ id, first = [], also = [], not = [] }) => {
  const answer = written(id);
  for (const message of first) expect(ask(message).slice(0, answer.length), message).toBe(answer);
  for (const message of also) expect(ask(message), message).toContain(answer);
  for (const message of not) expect(ask(message), message).not.toContain(answer);
});

test("what the site says of loans, or of support at any hour, is not shown without what goes before it", () => {
  const id = (href: string) => knowledge.answers.filter(({ beside }) => beside?.includes(href)).map((each) => each.id);
  expect([id("/financiacion-empresas"), id("24/7")]).toEqual([["credit"], ["horario"]]);
});
