import { readBuilt } from "#tests/site/built-pages.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { inParts } from "./pages.ts";
import { expect, notFoundLine, openPage, test, withoutPictures } from "./site-test.ts";

const paths = [...readBuilt("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = ""]) => new URL(address).pathname,
);
const parts = inParts(paths, 4);

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
});

for (const [index, part] of parts.entries()) {
  test(`no page of the sitemap breaks a rule of WCAG 2.2 AA, part ${index + 1} of ${parts.length}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    expect(part.length).toBeGreaterThan(5);
    for (const path of part) {
      await openPage(page, path);
      await expectAccessible(page, path);
    }
  });
}

test("the pages for what does not exist break no rule either", async ({ page, faults }) => {
  for (const path of ["/no-existe", "/blog/no-existe"]) {
    faults.expectConsoleError(notFoundLine);
    await openPage(page, path);
    await expectAccessible(page, path);
  }
});
