import { openPage } from "#tests/e2e/site-test.ts";
import { assistantOf } from "./assistant-page.ts";
import { expect, test } from "./forms-test.ts";

for (const path of ["/", "/contacto", "/disenador", "/productos/mod-one", "/proceso"]) {
  test(`on ${path} the assistant's button covers no field and no button of the page, wherever it is scrolled`, async ({
    page,
  }) => {
    await openPage(page, path);
    const { button } = assistantOf(page);
    await expect(button).toBeVisible();
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    for (let top = 0; top <= end; top += 97) {
      await page.evaluate((position) => window.scrollTo({ top: position, behavior: "instant" }), top);
      await expect.poll(() => page.evaluate(coveredControls), { message: `${top} px` }).toEqual([]);
    }
    await expect(button).toBeVisible();
  });
}

/** Fields and buttons of the page that the assistant's button lies on. */
function coveredControls(): string[] {
  const own = document.querySelector(".assistant__button")?.getBoundingClientRect();
  if (!own) return ["none"];
  // A tab that is a little wider than the page's margin touches the end of what fills the line.
  const margin = Number.parseFloat(
    getComputedStyle(document.querySelector("main .page") ?? document.body).paddingInlineEnd,
  );
  const allowed = Math.max(1, 25 - margin);
  return [...document.querySelectorAll("main :is(.button, .link-arrow, button, input, textarea)")]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((control) => ({ name: control.className, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.top < own.bottom - 1 && box.bottom > own.top + 1 && box.left < own.right)
    .filter(({ box }) => box.right - own.left > allowed)
    .map(({ name }) => name);
}
