import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, isSameDocument, markDocument, openPage, test, withoutPictures } from "./site-test.ts";

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
});

function partsOf(page: Page): { open: Locator; menu: Locator; close: Locator } {
  const menu = page.getByRole("navigation", { name: "Navegación principal" });
  return {
    menu,
    open: page.getByRole("button", { name: "Menú", exact: true }),
    close: menu.getByRole("button", { name: "Cerrar el menú" }),
  };
}

test("it opens with its links and closes on choosing one, without a new document", async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
  const { open, menu } = partsOf(page);
  await expect(menu).toBeHidden();
  await open.tap();
  await expect(menu.getByRole("link")).toHaveText([
    "Nosotros",
    "¿Quién eres?",
    "Financiación",
    "Historias",
    "Blog",
    "Contacto",
    "Diseñar Ahora",
    /^\+34/,
    /@/,
  ]);
  await menu.getByRole("link", { name: "Historias" }).tap();
  await expect(page).toHaveURL("/historias");
  await expect(menu).toBeHidden();
  await expect(page.locator("#site-content")).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test("it closes on choosing the page that is shown", async ({ page }) => {
  await openPage(page, "/blog");
  const { open, menu } = partsOf(page);
  await open.tap();
  await menu.getByRole("link", { name: "Blog" }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/blog");
});

test("Escape closes it and gives the focus back to its button", async ({ page }) => {
  await openPage(page, "/nosotros");
  const { open, menu } = partsOf(page);
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});

test("its own button closes it and gives the focus back", async ({ page }) => {
  await openPage(page, "/nosotros");
  const { open, menu, close } = partsOf(page);
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(close).toBeInViewport();
  await close.tap();
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});

test("it covers the page: nothing behind it can be touched", async ({ page }) => {
  await openPage(page, "/nosotros");
  const { open, menu } = partsOf(page);
  await open.tap();
  const box = await menu.boundingBox();
  const viewport = page.viewportSize();
  expect(box).toMatchObject({ x: 0, y: 0, ...viewport });
});

test("the phone's back button leaves it closed", async ({ page }) => {
  await openPage(page, "/");
  const { open, menu } = partsOf(page);
  await open.tap();
  await menu.getByRole("link", { name: "Contacto" }).tap();
  await expect(page).toHaveURL("/contacto");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(menu).toBeHidden();
});

test("the open menu breaks no rule of WCAG 2.2 AA", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "Menú", exact: true }).tap();
  await expectAccessible(page, "/ with its menu");
});

test("an open menu closes when the window becomes wide enough for the line", async ({ page }) => {
  await openPage(page, "/modelos");
  await page.getByRole("button", { name: "Menú" }).click();
  const menu = page.getByRole("navigation", { name: "Navegación principal" });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => element.matches(":popover-open"))).toBe(false);
  expect((await menu.boundingBox())?.y).toBeLessThan(80);
});
