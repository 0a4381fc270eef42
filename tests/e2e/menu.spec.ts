import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { content, pathTo, texts } from "./fixture.ts";
import { expect, isSameDocument, markDocument, openPage, test } from "./site-test.ts";

const { nav } = texts;

function partsOf(page: Page): { open: Locator; menu: Locator; close: Locator } {
  const menu = page.getByRole("navigation", { name: nav.main });
  return {
    menu,
    open: page.getByRole("button", { name: nav.menu, exact: true }),
    close: menu.getByRole("button", { name: nav.close }),
  };
}

test.describe("the menu of a phone", { tag: "@phone" }, () => {
  test("covers the page with its links and closes on choosing one, without a new document", async ({ page }) => {
    await openPage(page, "/");
    await markDocument(page);
    const { open, menu } = partsOf(page);
    await expect(menu).toBeHidden();
    await open.tap();
    const { email, telefono } = content.site().contacto;
    await expect(menu.getByRole("link")).toHaveText([
      nav.about,
      nav.models,
      nav.financing,
      nav.stories,
      nav.blog,
      nav.contact,
      nav.design,
      telefono,
      email,
    ]);
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expectAccessible(page, "/ with its menu");
    await menu.getByRole("link", { name: nav.stories }).tap();
    await expect(page).toHaveURL(pathTo("stories"));
    await expect(menu).toBeHidden();
    await expect(page.locator("#site-content")).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    // The page that is shown can be chosen as well.
    await open.tap();
    await menu.getByRole("link", { name: nav.stories }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(pathTo("stories"));
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });

  test("while it is open the keyboard reaches its links and nothing behind it, in both directions", async ({
    page,
  }) => {
    await openPage(page, pathTo("contact"));
    const { open, menu } = partsOf(page);
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    const links = await menu.getByRole("link").count();
    for (const key of ["Tab", "Shift+Tab"]) {
      const reached = new Set<string>();
      // Twice around: after the last stop the browser starts again with the first one.
      for (let press = 0; press < 2 * links + 6; press += 1) {
        await page.keyboard.press(key);
        reached.add(await menu.evaluate(placeOfFocus));
      }
      expect(
        [...reached].filter((place) => place.startsWith("behind")),
        key,
      ).toEqual([]);
      expect(reached.size, key).toBeGreaterThan(links);
    }
  });

  test("Escape and its own button close it and give the focus back", async ({ page }) => {
    await openPage(page, pathTo("about"));
    const { open, menu, close } = partsOf(page);
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(close).toBeInViewport();
    await close.tap();
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test("gives the focus back after a press on its ground, and where the press that opened it gave it none", async ({
    page,
  }) => {
    await openPage(page, pathTo("about"));
    const { open, menu } = partsOf(page);
    await open.tap();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await menu.tap({ position: { x: width - 30, y: height - 30 } });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    // As in Safari.
    await open.evaluate((button: HTMLElement) => {
      button.blur();
      button.click();
    });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
  });

  test("closes when the window becomes wide enough for the line", async ({ page }) => {
    await openPage(page, pathTo("models"));
    const { open, menu } = partsOf(page);
    await open.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((element) => element.matches(":popover-open"))).toBe(false);
    expect((await menu.boundingBox())?.y).toBeLessThan(80);
  });
});

/** Returns what has the focus: something of the menu, nothing of the page, or what lies behind the menu. */
function placeOfFocus(menu: Element): string {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return "none";
  const name = `${focused.tagName} ${focused.className} ${(focused.textContent ?? "").trim()}`;
  return `${menu.contains(focused) ? "menu" : "behind"}: ${name}`;
}
