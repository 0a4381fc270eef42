import { expect, test } from "vitest";
import tools from "#locales/tools/es.json" with { type: "json" };
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { message } from "#scripts/terminal/messages.ts";

test("a missing value is named in the error together with the key", () => {
  expect(() => message("serving", {})).toThrow("«cli.serving» needs a value for «port»");
});

test("every text for the terminal is asked for", () => {
  // The first one by `run.mjs`.
  const used = new Set(["nodeTooOld", ...readSourceStrings().strings]);
  expect(Object.keys(tools.cli).filter((key) => !used.has(key))).toEqual([]);
});
