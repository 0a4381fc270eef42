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

test("it also makes room for a field that an unfolding text pushes below it, while nobody scrolls", async ({
  page,
}) => {
  // Where the form is as wide as the window.
  await page.setViewportSize({ width: 600, height: 700 });
  await openPage(page, "/contacto");
  const { button } = assistantOf(page);
  await expect(button).toBeVisible();
  const height = 300;
  await page.evaluate((unfolded) => {
    const details = document.createElement("details");
    details.innerHTML = `<summary>Más</summary><div style="block-size: ${unfolded}px"></div>`;
    const message = document.querySelector("main textarea");
    // In view, or the browser would scroll to keep in place what is seen.
    message?.parentElement?.before(details);
    const field = message?.getBoundingClientRect();
    const corner = document.querySelector(".assistant")?.getBoundingClientRect();
    if (!field || !corner) throw new Error("The page has no message to write, or no assistant.");
    // The field's middle stands above the button's by as much as will unfold.
    const top = window.scrollY + field.top + field.height / 2 - (corner.top + corner.height / 2) + unfolded;
    window.scrollTo({ top, behavior: "instant" });
  }, height);
  // Half a second after a scroll it looks once more.
  await page.waitForTimeout(1000);
  await expect(button).not.toHaveClass(/--aside/);
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => document.querySelector("form details")?.toggleAttribute("open", true));
  await expect(button).toHaveClass(/--aside/);
  await expect.poll(() => page.evaluate(coveredControls)).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

/** Fields and buttons of the page that the assistant's button lies on. */
function coveredControls(): string[] {
  const own = document.querySelector(".assistant__button")?.getBoundingClientRect();
  if (!own) return ["none"];
  // A tab that is a little wider than the page's margin touches the end of what fills the line.
  const margin = Number.parseFloat(
    getComputedStyle(document.querySelector("main .page") ?? document.body).paddingInlineEnd,
  );
  const allowed = Math.max(1, 25 - margin);
  return [...document.querySelectorAll(":is(main, .site-footer) :is(.button, .link-arrow, button, input, textarea)")]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((control) => ({ name: control.className, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.top < own.bottom - 1 && box.bottom > own.top + 1 && box.left < own.right)
    .filter(({ box }) => box.right - own.left > allowed)
    .map(({ name }) => name);
}
