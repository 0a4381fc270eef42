import type { Page } from "@playwright/test";
import { heardNode, heardNodes } from "./accessibility-tree.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { content, pathTo, texts } from "./fixture.ts";
import { expect, isSameDocument, markDocument, openPage, test } from "./site-test.ts";

const { nav } = texts;

function partsOf(page: Page) {
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
    expect((await heardNode(page, "button", nav.menu)).states.get("expanded")).toBe(false);
    await open.tap();
    const { email, telefono } = content.site().contacto;
    const links = [nav.about, nav.models, nav.financing, nav.stories, nav.blog, nav.contact, nav.design];
    await expect(menu.getByRole("link")).toHaveText([...links, telefono, email]);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await test.step("the page behind it can be neither heard nor reached", async () => {
      await expect(page.locator(".assistant")).toHaveJSProperty("inert", true);
      const heard = (await heardNode(page, "navigation", nav.main)).below;
      expect(heard.filter(({ role }) => role === "link").length).toBeGreaterThanOrEqual(links.length);
      expect((await heardNodes(page)).filter(({ role }) => role === "main")).toEqual([]);
      await expectAccessible(page, "/ with its menu", []);
    });
    // The second time the page that is shown is chosen.
    for (const _time of [1, 2]) {
      await menu.getByRole("link", { name: nav.stories }).tap();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(pathTo("stories"));
      await expect(page.locator("#site-content")).toBeFocused();
      await open.tap();
      await expect(menu).toBeVisible();
    }
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });

  test("the keyboard reaches its links and nothing behind it, in both directions", async ({ page }) => {
    await openPage(page, pathTo("contact"));
    const { open, menu } = partsOf(page);
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    const links = await menu.getByRole("link").count();
    for (const key of ["Tab", "Shift+Tab"]) {
      const reached = new Set<string>();
      // Past the last stop, after which the browser starts again with the first one.
      for (let press = 0; press < links + 6; press += 1) {
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

  test("Escape and its button close it and give the focus back; a wide window closes it", async ({ page }) => {
    await openPage(page, pathTo("about"));
    const { open, menu, close } = partsOf(page);
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(close).toBeInViewport();
    await close.tap();
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await test.step("after a press on its ground", async () => {
      await open.tap();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await menu.tap({ position: { x: width - 30, y: height - 30 } });
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
    });
    await test.step("after a press that gave the button none, as in Safari", async () => {
      await open.evaluate((button: HTMLElement) => {
        button.blur();
        button.click();
      });
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(open).toBeFocused();
    });
    await open.tap();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeVisible();
    await expect.poll(() => menu.evaluate((element) => element.matches(":popover-open"))).toBe(false);
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
