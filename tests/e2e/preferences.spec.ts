import { articlePaths, pathTo, productPath, texts } from "./fixture.ts";
import { expect, openPage, test } from "./site-test.ts";

const paths = [
  "/",
  pathTo("financing"),
  productPath("lum-sur"),
  pathTo("contact"),
  articlePaths()[1] ?? "",
  pathTo("privacy"),
];

test("nothing moves for visitors who ask for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of paths) {
    await openPage(page, path);
    await expect(page.locator("h1")).toBeVisible();
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("body *")].filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
          const longest = Math.max(...`${transitionDuration}, ${animationDuration}`.split(",").map(Number.parseFloat));
          return longest > 0.01 || scrollBehavior === "smooth";
        }).length,
    );
    expect(moving, path).toBe(0);
  }
});

test("with forced colours every text, link, button and icon differs from its background", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of paths) {
    await openPage(page, path);
    await expect(page.locator("h1")).toBeVisible();
    const invisible = await page.evaluate(() => {
      const transparent = "rgba(0, 0, 0, 0)";
      const groundOf = (element: Element): string => {
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { backgroundColor } = getComputedStyle(box);
          if (backgroundColor !== transparent) return backgroundColor;
        }
        return getComputedStyle(document.documentElement).backgroundColor;
      };
      return [...document.querySelectorAll("body :is(h1, h2, h3, p, li, a, button, svg)")]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => getComputedStyle(element).color === groundOf(element))
        .map(
          (element) =>
            `${element.tagName} ${element.getAttribute("class")} ${(element.textContent ?? "").slice(0, 40)}`,
        );
    });
    expect(invisible, path).toEqual([]);
  }
});

test("a focused link is marked with forced colours too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, pathTo("contact"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(outline.outlineStyle).not.toBe("none");
  expect(outline.width).toBeGreaterThanOrEqual(2);
});

test("visitors who ask for more contrast get captions in the colour of the text, on dark grounds too", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await openPage(page, pathTo("contact"));
  for (const selector of [".form-field__hint", ".site-footer__title"]) {
    const caption = page.locator(selector).first();
    const [colour, text] = await caption.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element.closest(".site-footer, body") ?? element).color,
    ]);
    expect(colour, selector).toBe(text);
  }
});

test("printed pages show the text without the menu", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of paths) {
    await openPage(page, path);
    await expect(page.getByRole("navigation", { name: texts.nav.main })).toBeHidden();
    await expect(page.getByRole("button", { name: texts.nav.menu })).toBeHidden();
    await expect(page.locator("h1")).toBeVisible();
    // Cards that fade in one after the other need their moment.
    await expect.poll(() => page.evaluate(findHiddenTexts), { message: path, intervals: [50, 100] }).toEqual([]);
  }
});

/** Returns texts of the page that are not printed. */
function findHiddenTexts(): string[] {
  return (
    [...document.querySelectorAll("main :is(h2, h3, p, td)")]
      .filter((element) => !element.closest(".visually-hidden, details:not([open]) > :not(summary)"))
      // What takes the place of a form where there are no scripts.
      .filter((element) => !element.closest(".without-scripts"))
      // The bar of a product jumps and repeats the price.
      .filter((element) => !element.closest(".product-bar"))
      // Buttons and cues lead nowhere on paper, and all pictures of a carousel are seen at once, without their numbers.
      .filter((element) => !element.closest("[aria-roledescription]"))
      .filter((element) => !element.querySelector(":scope > .button") && !element.matches(".financing-cards__more"))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => (element.textContent ?? "").slice(0, 40))
  );
}
