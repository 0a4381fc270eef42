import { getContent } from "#app/content/content.server.ts";
import { expect, openPage, test, withoutPictures } from "./site-test.ts";

const { social, contacto } = getContent("es").site();

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
});

test("the first Tab stop leads past the menu to the page", async ({ page }) => {
  await openPage(page, "/campings");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#site-content")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the links of the footer lead to their pages", async ({ page }) => {
  await openPage(page, "/");
  for (const [name, path] of [
    ["Modelos", "/modelos"],
    ["Proceso", "/proceso"],
    ["Historias", "/historias"],
    ["Términos y Condiciones", "/terminos"],
    ["Política de Privacidad", "/privacidad"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test("the social links lead away from the site, e-mail and telephone to their programs", async ({ page }) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  for (const { name, url } of social) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", url);
    expect(new URL(url).origin).not.toBe(new URL(page.url()).origin);
  }
  await expect(footer.getByRole("link", { name: contacto.email })).toHaveAttribute("href", `mailto:${contacto.email}`);
  await expect(footer.getByRole("link", { name: contacto.telefono })).toHaveAttribute("href", /^tel:\+34\d{9}$/);
});

test("the logo leads home from every depth", async ({ page }) => {
  await openPage(page, "/blog/futuro-modular");
  await page.getByRole("link", { name: "MOD, página de inicio" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/MODERN\s*INNOVATIVE\s*PREFAB\./);
});
