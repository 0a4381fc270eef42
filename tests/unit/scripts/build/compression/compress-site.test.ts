import { expect, test } from "vitest";
import { isWorthTime } from "#scripts/build/compression/compress-site.ts";

test.each<[file: string, bytes: number, isBest: boolean]>([
  ["assets/root-1a2b.js", 500_000, true],
  ["index.html", 80_000, true],
  ["sitemap.xml", 900_000, false],
  ["blog/uno.html", 40_000, false],
])("whether %s of %i bytes is worth the time of the best form: %s", (file, bytes, isBest) => {
  expect(isWorthTime(file, bytes)).toBe(isBest);
});
