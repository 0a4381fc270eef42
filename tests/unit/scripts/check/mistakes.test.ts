import { beforeAll, expect, test } from "vitest";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { mistakes } from "#tests/mistakes/bank.ts";
import { type BankResult, checkBank, isSeen } from "#tests/mistakes/check-bank.ts";
import { neighbours } from "#tests/mistakes/neighbours.ts";
import { unmet } from "#tests/mistakes/unmet.ts";

const unmetNames: readonly string[] = Object.values(unmet).flat();
const met = mistakes.filter(({ name }) => !unmetNames.includes(name));

let result: BankResult = { verdicts: new Map(), elsewhere: [] };

beforeAll(async () => {
  result = await checkBank([...mistakes, ...neighbours], readSourceStrings(codeRoot));
}, 240_000);

const verdictOf = (name: string) => result.verdicts.get(name) ?? { name, said: [], saidThere: [] };

test("the bank has its hundred and twenty mistakes, each with a name of its own", () => {
  const names = [...mistakes, ...neighbours].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(met.length).toBeGreaterThan(120);
  expect(unmetNames.filter((name) => !names.includes(name))).toEqual([]);
});

test.each(met)("$name: one line, at its place, which tells: $tells", ({ name, says }) => {
  const { said, saidThere } = verdictOf(name);
  expect(saidThere.length > 0 ? said : { elsewhere: said }).toEqual([expect.stringMatching(says)]);
});

test.each(neighbours)("$name is no mistake", ({ name }) => {
  expect(verdictOf(name).said).toEqual([]);
});

test("no mistake makes the check say something of a file that has none", () => {
  expect(result.elsewhere).toEqual([]);
});

test("no mistake stays listed as unmet that is met", () => {
  const listed = mistakes.filter(({ name }) => unmetNames.includes(name));
  expect(listed.filter((each) => isSeen(each, verdictOf(each.name))).map(({ name }) => name)).toEqual([]);
});
