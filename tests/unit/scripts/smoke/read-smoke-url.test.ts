import { expect, test } from "vitest";
import { readSmokeUrl } from "#scripts/smoke/read-smoke-url.ts";

test.each([
  ["https://www.mod.es/", "https://www.mod.es"],
  ["https://www.mod.es", "https://www.mod.es"],
  ["http://localhost:8080", "http://localhost:8080"],
])("%s names the site %s", (word, origin) => {
  expect(readSmokeUrl([word])).toEqual({ ok: true, origin });
});

test.each([
  [["www.mod.es"], "www.mod.es"],
  [["https://www.mod.es/blog"], "https://www.mod.es/blog"],
  [["https://www.mod.es?a=1"], "https://www.mod.es?a=1"],
  [["ftp://www.mod.es"], "ftp://www.mod.es"],
  [["https://a.example", "https://b.example"], "https://a.example https://b.example"],
  [[], ""],
])("%j names none, and what stands there is told", (words, found) => {
  expect(readSmokeUrl(words)).toEqual({ ok: false, found });
});
