import { expect, test } from "vitest";
import { LineCounter } from "yaml";
import { parseYaml } from "#app/content/front-matter/parse-yaml.ts";

const problems = (text: string) =>
  parseYaml(text, new LineCounter()).errors.map(({ code, pos }) => `${code} ${pos[0]}`);

test("a name that stands twice in a group is an error where it stands again", () => {
  expect(problems("a: 1\nb: 2\na: 3\n")).toEqual(["DUPLICATE_KEY 10"]);
  expect(problems("a: { b: 1, b: 2 }\n")).toEqual(["DUPLICATE_KEY 11"]);
});

test("the same name in two groups is none", () => {
  expect(problems("a: { c: 1 }\nb: { c: 1 }\n")).toEqual([]);
  expect(problems('- { c: 1 }\n- { c: 1, "1": 2, 1: 3 }\n')).toEqual([]);
});

test("errors come in the order of the text", () => {
  expect(problems('a: 1\na: 2\nb: "c\n').map((problem) => problem.split(" ")[0])).toEqual([
    "DUPLICATE_KEY",
    "MISSING_CHAR",
  ]);
});

test("a group of fifty thousand names is read", () => {
  const names = Array.from({ length: 50_000 }, (_, index) => `a${index}`).join(", ");
  expect(problems(`a: { ${names} }`)).toEqual([]);
});
