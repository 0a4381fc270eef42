import { expect, test } from "vitest";
import { openCaches } from "#app/cache/caches.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { keptSourceStrings } from "#scripts/check/locales/kept-source-strings.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test("the strings of the code are the same in the next command", async () => {
  const root = makeFolder({});
  const strings = readSourceStrings(codeRoot);
  expect(strings.keys.length).toBeGreaterThan(100);
  expect(await keptSourceStrings(openCaches(root, "v1"))).toEqual(strings);
  expect(await keptSourceStrings(openCaches(root, "v1"))).toEqual(strings);
  expect(await keptSourceStrings(openCaches(root, undefined))).toEqual(strings);
});
