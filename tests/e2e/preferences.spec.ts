import { expect, openPage, test, withoutPictures } from "./site-test.ts";

const pages = ["/", "/financiacion", "/productos/mod-two", "/contacto", "/blog/ahorro-casas-modulares", "/privacidad"];

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
});

test("nothing moves for visitors who ask for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of pages) {
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

test("with the system's own colours every text, link, button and icon can be told from what it stands on", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of pages) {
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

test("a focused link is marked in the system's own colours too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/contacto");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(outline.outlineStyle).not.toBe("none");
  expect(outline.width).toBeGreaterThanOrEqual(2);
});

test("on paper the text stands without menu", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of pages) {
    await openPage(page, path);
    await expect(page.getByRole("navigation", { name: "Navegación principal" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Menú" })).toBeHidden();
    await expect(page.locator("h1")).toBeVisible();
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h2, h3, p, td)")]
        .filter((element) => !element.closest(".visually-hidden, details:not([open]) > :not(summary)"))
        // Buttons lead nowhere on paper, and all pictures of a carousel are seen at once, without their numbers.
        .filter((element) => !element.closest("[aria-roledescription]"))
        .filter((element) => !element.querySelector(":scope > .button"))
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => (element.textContent ?? "").slice(0, 40)),
    );
    expect(hidden, path).toEqual([]);
  }
});
