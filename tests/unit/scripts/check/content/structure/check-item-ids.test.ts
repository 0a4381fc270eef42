import { expect, test } from "vitest";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { checkItemIds } from "#scripts/check/content/structure/check-item-ids.ts";
import { contentFile } from "#tests/unit/scripts/check/content/content-file.ts";

const issuesOf = (fields: string, where: Partial<ContentFile>) =>
  checkItemIds({ ...contentFile(`---\n${fields}---\n`), ...where }).map(
    ({ line, column, code, values }) => [`${line}:${column} ${code}`, values] as const,
  );
const about = { kind: "pages", id: "about" } as const;
const model = { kind: "models", id: "uno" } as const;

test("an id that comes twice in a list is shown at the second, with one that is free", () => {
  expect(
    issuesOf(
      "values:\n  cards:\n    - { id: a, title: Oficio }\n    - { id: oficio }\n    - { id: a, title: Oficio }\n",
      about,
    ),
  ).toEqual([["6:13 item-id-duplicate", expect.objectContaining({ id: "a", line: 4, suggestion: "oficio-2" })]]);
});

test("of questions the other one is named, because links lead to them", () => {
  expect(
    issuesOf("items:\n  - { id: a, question: ¿Uno? }\n  - { id: a, question: ¿Dos? }\n", {
      kind: "faq",
      id: "preguntas-frecuentes",
    }),
  ).toEqual([["4:11 question-id-duplicate", expect.objectContaining({ id: "a", other: "¿Uno?" })]]);
});

test("other lists may have the same id, and so may those of two items", () => {
  const plans = "plans:\n  - { id: a, furniture: [{ id: a }] }\n  - { id: b, furniture: [{ id: a }] }\n";
  expect(issuesOf(`images: [{ id: a }]\n${plans}`, model)).toEqual([]);
});

test("rooms, walls and doors of a plan are left to the rules of plans, its furniture is not", () => {
  const parts = (list: string) => `plans:\n  - { id: a, ${list}: [{ id: a }, { id: a }] }\n`;
  for (const list of ["rooms", "partitions", "doors", "openings"]) expect(issuesOf(parts(list), model)).toEqual([]);
  expect(issuesOf(parts("furniture"), model)).toHaveLength(1);
});

test("a translation has what its original has, and is silent about it", () => {
  const twice = "values:\n  cards: [{ id: a }, { id: a }]\n";
  expect(issuesOf(twice, { ...about, locale: "xx" })).toEqual([]);
  expect(issuesOf(twice, { ...about, locale: "es" })).toHaveLength(1);
});
