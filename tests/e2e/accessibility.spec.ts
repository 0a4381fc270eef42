import { expectAccessible } from "./expect-accessible.ts";
import { articlePaths } from "./fixture.ts";
import { layoutPaths } from "./pages.ts";
import { expect, notFoundLine, openPage, test } from "./site-test.ts";

// Phones and the real pages are examined by the sweeps; menu, forms, assistant and notices where they are used.
test("no kind of page breaks a rule of WCAG 2.2 AA", async ({ page, errors }) => {
  const unknown = `${articlePaths()[0]}-x`;
  for (const path of [...layoutPaths, unknown]) {
    await test.step(path, async () => {
      if (path === unknown) errors.expectConsoleError(notFoundLine);
      expect(await openPage(page, path)).toBe(path === unknown ? 404 : 200);
      // What unfolds is looked at too.
      await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
        for (const details of all) details.open = true;
      });
      await expectAccessible(page, path);
    });
  }
});
