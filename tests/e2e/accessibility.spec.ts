import { fixture } from "#tests/site/fixture-site.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { articlePaths } from "./fixture.ts";
import { layoutPaths } from "./pages.ts";
import { notFoundLine, openPage, test } from "./site-test.ts";

// The real site is examined page type by page type; it may have no article and no story.
const entryPaths = layoutPaths.filter((path) => fixture.paths.find(path)?.id !== undefined);

test("no page of a model, an article or a story breaks a rule of WCAG 2.2 AA", async ({ page }) => {
  for (const path of entryPaths) {
    await openPage(page, path);
    // What unfolds is looked at too.
    await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    await expectAccessible(page, path);
  }
});

test("the pages for unknown paths break no rule either", async ({ page, errors }) => {
  for (const path of ["/no-existe", `${articlePaths()[0]}-x`]) {
    errors.expectConsoleError(notFoundLine);
    await openPage(page, path);
    await expectAccessible(page, path);
  }
});
