import { pathTo, productPath } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { assistantOf } from "./assistant-page.ts";
import { expect, test } from "./forms-test.ts";

// Pages of the frozen site with controls where the button is.
for (const path of ["/", pathTo("contact"), productPath("lum-sur")]) {
  test(`on ${path} the button of the assistant is 44 px wide and covers no field and no button at any scroll position`, {
    tag: "@both",
  }, async ({ page }) => {
    await openPage(page, path);
    const { button } = assistantOf(page);
    await expect(button).toBeVisible();
    expect(await page.evaluate(findFaults, 97)).toEqual([]);
    await expect(button).toBeVisible();
  });
}

test("it also makes room for a field that an unfolding text pushes below it, without scrolling", async ({ page }) => {
  // Where the form is as wide as the window.
  await page.setViewportSize({ width: 600, height: 700 });
  await page.clock.install();
  await openPage(page, pathTo("contact"));
  const { button } = assistantOf(page);
  await expect(button).toBeVisible();
  const height = 300;
  await page.evaluate((unfolded) => {
    const details = document.createElement("details");
    const box = document.createElement("div");
    box.style.blockSize = `${unfolded}px`;
    details.append(document.createElement("summary"), box);
    const message = document.querySelector("main textarea");
    // In view, or the browser would scroll to keep in place what is seen.
    message?.parentElement?.before(details);
    const field = message?.getBoundingClientRect();
    const corner = document.querySelector(".assistant")?.getBoundingClientRect();
    if (!field || !corner) throw new Error("The page has no message to write, or no assistant.");
    // The middle of the field is above that of the button by as much as will unfold.
    const top = window.scrollY + field.top + field.height / 2 - (corner.top + corner.height / 2) + unfolded;
    window.scrollTo({ top, behavior: "instant" });
  }, height);
  // Half a second after a scroll it looks once more.
  await page.clock.runFor(1000);
  const before = await page.evaluate(() => window.scrollY);
  const place = await button.evaluate((own) => own.getBoundingClientRect().top);
  await page.evaluate(() => document.querySelector("form details")?.toggleAttribute("open", true));
  await expect.poll(() => button.evaluate((own) => own.getBoundingClientRect().top)).not.toBe(place);
  await expect.poll(() => page.evaluate(findFaults, null)).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("in a window that fields fill it goes away, and comes back with the next scroll", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 140 });
  await openPage(page, pathTo("contact"));
  const { button } = assistantOf(page);
  await page.locator("main textarea").evaluate((message) => {
    window.scrollTo({ top: window.scrollY + message.getBoundingClientRect().top - 20, behavior: "instant" });
  });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(button).toBeVisible();
});

/**
 * Returns the fields and buttons of the page that the button of the assistant covers, and where it is smaller than a
 * finger: while the page is scrolled down in steps of so many pixels, or where it is.
 */
async function findFaults(step: number | null): Promise<string[]> {
  if (step === null) return faults();
  const found: string[] = [];
  const end = document.documentElement.scrollHeight - window.innerHeight;
  for (let top = 0; top <= end; top += step) {
    window.scrollTo({ top, behavior: "instant" });
    // The button takes its time to make room.
    const deadline = performance.now() + 5000;
    do await new Promise(requestAnimationFrame);
    while (faults().length > 0 && performance.now() < deadline);
    found.push(...faults().map((name) => `${top} px: ${name}`));
  }
  return found;

  function faults(): string[] {
    const button = document.querySelector(".assistant__button");
    if (!button?.checkVisibility({ visibilityProperty: true })) return ["none"];
    const own = button.getBoundingClientRect();
    const size = Math.min(own.width, own.height) < 44 ? [`${own.width} x ${own.height}`] : [];
    const covered = [
      ...document.querySelectorAll(
        ":is(main, .site-footer) :is(.button, .link-arrow, button, input, textarea, select)",
      ),
    ]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((control) => ({ name: control.className, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.top < own.bottom - 1 && box.bottom > own.top + 1 && box.left < own.right)
      .filter(({ box }) => box.right - own.left > 1)
      .map(({ name }) => name);
    return [...size, ...covered];
  }
}
