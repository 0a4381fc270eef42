import { pathTo, productPath } from "#tests/e2e/fixture.ts";
import { expect, test } from "#tests/e2e/site-test.ts";

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
  test(`with the notice ${notice} the assistant's button covers no control of a first view`, async ({ page }) => {
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
