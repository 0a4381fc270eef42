import { expect, test } from "vitest";
import { compressionLevel } from "#scripts/compression/compression-level.ts";

test.each([
  ["index.html", 40_000, 38, "best"],
  ["blog/uno.html", 40_000, 38, "best"],
  ["blog/uno.html", 40_000, 100, "best"],
  // From here on the number of articles decides how long a build takes.
  ["blog/uno.html", 40_000, 101, "quick"],
  ["blog/uno.data", 9000, 10_000, "quick"],
  ["contacto.html", 40_000, 10_000, "best"],
  ["assets/main-0a1b2c3d.css", 300_000, 10_000, "best"],
  ["sitemap.xml", 3000, 38, "best"],
  ["sitemap.xml", 1_500_000, 10_000, "quick"],
])("%s of %i bytes in a site of %i pages is compressed at the level %s", (file, bytes, pages, level) => {
  expect(compressionLevel(file, bytes, pages)).toBe(level);
});
