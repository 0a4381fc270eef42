import type { Page } from "@playwright/test";
import { articlePaths, pathTo, productPath, texts } from "./fixture.ts";
import { expect, navigate, openPage, test } from "./site-test.ts";

const paths = ["/", productPath("lum-sur"), pathTo("contact"), articlePaths()[1] ?? ""];

// The settings of a browser change with the page that is open, so that one visit of each page shows them all.
test("pages are right for less motion, with forced colours and on paper", async ({ page }) => {
  await openPage(page, pathTo("terms"));
  for (const path of paths) {
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await navigate(page, path);
      await expect(page.locator("h1")).toBeVisible();
      expect(await page.evaluate(findMoving), "less motion").toEqual([]);
      await page.emulateMedia({ reducedMotion: null, forcedColors: "active" });
      expect(await page.evaluate(findInvisible), "forced colours").toEqual([]);
      await page.emulateMedia({ forcedColors: null, media: "print" });
      await expect(page.getByRole("navigation", { name: texts.nav.main })).toBeHidden();
      await expect(page.getByRole("button", { name: texts.nav.menu })).toBeHidden();
      await expect(page.locator("h1")).toBeVisible();
      // Cards that fade in one after the other need their moment.
      await expect.poll(() => page.evaluate(findUnprinted), { message: "print", intervals: [50, 100] }).toEqual([]);
      await page.emulateMedia({ media: null });
    });
  }
});

test("forced colours mark a focused link, and more contrast darkens captions", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, pathTo("contact"));
  for (const _stop of ["the link past the menu", "the logo"]) await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(outline.outlineStyle).not.toBe("none");
  expect(outline.width).toBeGreaterThanOrEqual(2);
  await page.emulateMedia({ forcedColors: null, contrast: "more" });
  for (const selector of [".form-field__hint", ".site-footer__title"]) await expectPlainCaption(page, selector);
});

async function expectPlainCaption(page: Page, selector: string): Promise<void> {
  const colours = () =>
    page
      .locator(selector)
      .first()
      .evaluate((caption) => {
        const around = caption.closest(".site-footer, body") ?? caption;
        return [caption, around].map((element) => getComputedStyle(element).color);
      });
  await expect.poll(async () => new Set(await colours()).size, { message: selector }).toBe(1);
}

/** Returns the elements that would move, or scroll smoothly. */
function findMoving(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
      const longest = Math.max(...`${transitionDuration}, ${animationDuration}`.split(",").map(Number.parseFloat));
      return longest > 0.01 || scrollBehavior === "smooth";
    })
    .map(({ className }) => String(className));
}

/** Returns the texts, links, buttons and icons that have the colour of their ground. */
function findInvisible(): string[] {
  const groundOf = (element: Element): string => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  return [...document.querySelectorAll("body :is(h1, h2, h3, p, li, a, button, svg)")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).color === groundOf(element))
    .map((element) => `${element.tagName} ${element.getAttribute("class")} ${element.textContent?.slice(0, 40)}`);
}

/** Returns texts of the page that are not printed. */
function findUnprinted(): string[] {
  // The replacement of a form without scripts; what is marked as not for paper, such as links; the other models below
  // the sheet of one; all pictures of a carousel, which are seen at once, without their numbers.
  const onPurpose = `.visually-hidden, details:not([open]) > :not(summary), .without-scripts, .not-printed,
    .product-bar ~ .section:has(> .model-scale), [aria-roledescription]`;
  return (
    [...document.querySelectorAll("main :is(h2, h3, p, td)")]
      .filter((element) => !element.closest(onPurpose))
      // Buttons and cues lead nowhere on paper.
      .filter((element) => !element.querySelector(":scope > .button") && !element.matches(".financing-cards__more"))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => (element.textContent ?? "").slice(0, 40))
  );
}
