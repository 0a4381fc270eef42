import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ruleCodes } from "#app/content/rule-codes.ts";

const checklist = readFileSync("docs/legal-checklist.md", "utf8");

/** The rows: what the law asks, where it is met, and who checks it. */
const rows = [...checklist.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)]
  .map(([, duty = "", place = "", checker = ""]) => ({ duty, place, checker }))
  .filter(({ duty }) => duty !== "Qué pide la ley");

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

test.each(rows)("«$duty» is checked by a rule, a test, a command or a person that there is", ({ checker }) => {
  const codes = codeIn(checker).filter((code) => /^[a-z]+(?:-[a-z]+)+$/.test(code));
  expect(codes.filter((code) => !ruleCodes.some((known) => known === code))).toEqual([]);
  const tests = codeIn(checker).filter((code) => code.startsWith("tests/"));
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  const people = [...checker.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = ""]) => name.toLowerCase());
  expect(people.filter((name) => name !== "la empresa" && name !== "el abogado")).toEqual([]);
  expect(codes.length + tests.length + people.length).toBeGreaterThan(0);
});

test.each(rows)("«$duty» names where it is met by files that there are", ({ place }) => {
  const files = codeIn(place).filter((code) => /\/.*\.\w+$/.test(code));
  // Articles come and go.
  expect(files.filter((path) => !path.startsWith("content/es/blog/") && !existsSync(path))).toEqual([]);
});
