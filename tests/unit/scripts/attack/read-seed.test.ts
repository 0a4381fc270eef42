import { expect, test } from "vitest";
import { readSeed } from "#scripts/attack/read-seed.ts";

test.each([
  [[], 1],
  [["--seed", "7"], 7],
  [["--seed=123"], 123],
])("%j means seed %i", (words, seed) => {
  expect(readSeed(words)).toEqual({ ok: true, seed });
});

test.each([["--seed"], ["--seed", "abc"], ["--seed", "0"], ["--seed=1", "--seed=2"], ["7"], ["--fast"]])(
  "%s is refused as it was written",
  (...words) => {
    expect(readSeed(words)).toEqual({ ok: false, option: words.join(" ") });
  },
);
