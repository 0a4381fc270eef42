import { expect, test } from "vitest";
import { readBuildBenchOptions, readCounts } from "#scripts/benchmarks/build/build-options.ts";
import { message } from "#scripts/cli/messages.ts";

test("the numbers of articles are a list, and have usual ones", () => {
  expect(readBuildBenchOptions([])).toMatchObject({ ok: true, options: { counts: [100, 2000], againstAstro: false } });
  expect(readBuildBenchOptions(["--articles", "50", "--against", "astro", "--json", "figures.json"])).toEqual({
    ok: true,
    options: { counts: [50], language: false, againstAstro: true, project: process.cwd(), jsonFile: "figures.json" },
  });
});

test("with --language, that is measured instead of articles", () => {
  expect(readBuildBenchOptions(["--language"])).toMatchObject({ ok: true, options: { language: true } });
});

test.each(["", "0", "-1", "1.5", "many", "100,", "100 2000"])("«%s» is no list of numbers of articles", (text) => {
  expect(readCounts(text)).toBeUndefined();
});

test.each([["--articles", "many"], ["--against", "hugo"], ["--project", "no/such/folder"], ["--fast"], ["100"]])(
  "%s %s is answered with how the command is used",
  (...words) => {
    const read = readBuildBenchOptions(words);
    expect(read).toMatchObject({ ok: false, text: expect.stringContaining(message("benchBuildUsage")) });
  },
);
