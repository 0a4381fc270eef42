import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { layoutPaths } from "#tests/e2e/pages.ts";
import { openPage, test } from "#tests/e2e/site-test.ts";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("no kind of page breaks a rule of WCAG 2.2 AA on a phone", async ({ page }) => {
  for (const path of layoutPaths) {
    await openPage(page, path);
    await expectAccessible(page, path);
  }
});
