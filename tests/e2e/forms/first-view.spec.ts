import { articlePaths, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { assistantOf } from "./assistant-page.ts";
import { expect, test } from "./forms-test.ts";
import { vendorsAmong } from "./vendor-scripts.ts";

test("no page loads code of a vendor before it is used", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  // The pages with a form, and one page of each other kind: all pages share the frame with the assistant.
  for (const path of ["/", pathTo("contact"), pathTo("designer"), productPath("lum-sur"), articlePaths()[0] ?? ""]) {
    await test.step(path, async () => {
      requested.length = 0;
      await openPage(page, path);
      await expect(assistantOf(page).button).toBeVisible();
      // What effects request comes after the button.
      await page.waitForLoadState("networkidle");
      expect(requested.length).toBeGreaterThan(0);
      expect(vendorsAmong(requested)).toEqual([]);
    });
  }
});

// Pages whose first view has controls in the corner at some height of a phone.
const corners = [
  "/",
  pathTo("contact"),
  pathTo("faq"),
  pathTo("designer"),
  productPath("lum-sur"),
  productPath("lum-lienzo"),
];
const narrow = [320, 360, 390, 430].flatMap((width) => [568, 640, 740, 844, 932].map((height) => ({ width, height })));
const wide = [768, 1024, 1280, 1920].map((width) => ({ width, height: 800 }));

for (const notice of ["closed", "open"] as const) {
  test(`with the cookie notice ${notice} the assistant's button is round and covers no control of a first view`, async ({
    page,
  }) => {
    if (notice === "open") await page.addInitScript(() => localStorage.clear());
    for (const path of corners) {
      await page.goto(path);
      for (const size of [...narrow, ...wide]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(coveredByAssistant), `${path} ${size.width} x ${size.height}`).toEqual({
          shape: "48 x 48, 50%",
          covered: [],
        });
      }
    }
  });
}

/** Returns the shape of the assistant's button, and the controls of the page that it covers. */
async function coveredByAssistant() {
  // The notice's height, which moves the button, is read in the frame after the window's size has changed.
  for (const _ of ["resized", "moved"]) await new Promise((drawn) => requestAnimationFrame(drawn));
  const button = document.querySelector(".assistant__button");
  if (!button) throw new Error("The page has no assistant.");
  const own = button.getBoundingClientRect();
  const controls = document.querySelectorAll(
    ":is(main, .site-footer) :is(.button, .link-arrow, .product-bar__jump, button, input, textarea, select, summary)",
  );
  const covered = [...controls].filter((control) => {
    // What its row cuts off is not seen.
    const row = control.closest(".product-bar__list, body")?.getBoundingClientRect();
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const end = Math.min(right, row?.right ?? right);
    const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && left < own.right - 1 && end > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
  });
  return {
    shape: `${own.width} x ${own.height}, ${getComputedStyle(button).borderRadius}`,
    covered: covered.map(({ className }) => className),
  };
}

test("with the menu open the assistant cannot be reached", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: texts.nav.menu, exact: true }).tap();
  await expect(page.getByRole("navigation", { name: texts.nav.main })).toBeVisible();
  expect(await page.locator(".assistant").evaluate((element: HTMLElement) => element.inert)).toBe(true);
});
