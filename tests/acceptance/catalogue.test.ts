import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPdf } from "#tests/site/pdf.ts";
import { built } from "./built-pages.ts";

const ink = "#16181a";

// 7.6 × 3.7 m, 10.7 × 4.6 m and 6.1 × 3.0 m at 1:50.
test.each([
  ["mod-one", 152, 74],
  ["mod-two", 214, 92],
  ["mod-studio", 122, 60],
])("on paper the plan of %s is %d × %d mm", async (slug, width, height) => {
  const { pages } = await readPdf(readFileSync(join(built.client, `catalogo/${slug}.pdf`)));
  const [walls] = (pages[0]?.shapes ?? [])
    .filter(({ fill }) => fill === ink)
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  expect(walls).toMatchObject({ width: expect.closeTo(width, 2), height: expect.closeTo(height, 2) });
});
