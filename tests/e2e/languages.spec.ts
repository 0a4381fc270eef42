import type { Page } from "@playwright/test";
import { longWords } from "#tests/site/lay-translations.ts";
import { texts } from "./fixture.ts";
import { reply } from "./forms/assistant-page.ts";
import { calls } from "./forms/calls.ts";
import { serveGrownSite } from "./serve-grown-site.ts";
import {
  test as base,
  expect,
  isSameDocument,
  markDocument,
  notFoundLine,
  openPage,
  waitForReact,
} from "./site-test.ts";

// In one worker, so that the copy of the frozen site in several languages is built once at most.
base.describe.configure({ mode: "default" });

const test = base.extend({
  baseURL: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const { url, finish } = await serveGrownSite();
      await use(url);
      await finish();
    },
    // Long enough for a build.
    { scope: "test", timeout: 300_000 },
  ],
  hasClosedNotice: false,
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.locator(".translation-notice");

test("an English visitor can use the site on a phone, and is told which pages are Spanish", {
  tag: "@phone",
}, async ({ page }) => {
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name }).tap();
  };
  await openPage(page, "/en");
  await markDocument(page);
  await choose("Contact");
  await expect(page).toHaveURL("/en/contact");
  await expect(notice(page)).toHaveCount(0);
  // Strings that no page has as it is built.
  const form = page.getByRole("form", { name: "Contact form" });
  await form.getByRole("button", { name: "Send message" }).press("Enter");
  await expect(form.getByText("Your name must have at least 2 characters")).toBeVisible();
  await page.route(calls.chat, reply("Yes."));
  await page.getByRole("button", { name: "Open the virtual assistant" }).tap();
  await expect(page.getByRole("log")).toContainText("Hello! I am your virtual assistant.");
  await page.getByRole("button", { name: "Close the virtual assistant" }).tap();
  await choose("Stories");
  await expect(page).toHaveURL("/en/stories");
  await expect(notice(page)).toContainText("so we are showing it in Spanish");
  await expect(page.locator('.untranslated[lang="es"] h1')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole("link", { name: "View the original page" }).tap();
  await expect(page).toHaveURL("/historias");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("a page that is not translated comes to life as it was built", async ({ page }) => {
  // React's complaints while it hydrates a page fail the test.
  for (const path of ["/en/process", "/ar/contacto", "/ca", "/ar-XB/modelos-xa"]) {
    await openPage(page, path);
    await expect(notice(page), path).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", path.startsWith("/ar-XB") ? "rtl" : "ltr");
  }
});

test("no data are loaded ahead for a page in another language, which comes as a document", async ({ page }) => {
  await openPage(page, "/en/stories");
  const links = page.locator("body a[hreflang]");
  expect(await links.count()).toBeGreaterThan(2);
  for (const link of await links.all()) await link.dispatchEvent("pointerdown");
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

test("the switch leads to the same page, an unknown path to the home page of its language", async ({
  page,
  errors,
}) => {
  await openPage(page, "/en/blog/permits-without-hurry");
  await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/blog/permisos-sin-prisa");
  await expect(heading(page)).toHaveText("Permisos sin prisa para una casa modular");
  errors.expectConsoleError(notFoundLine);
  expect(await openPage(page, "/ca/unknown")).toBe(404);
  await expect(page.locator('.untranslated[lang="es"] h1')).toContainText("MODULAR.");
  await page.getByRole("navigation", { name: "Navegació principal" }).getByRole("link", { name: "Nosaltres" }).click();
  await expect(page).toHaveURL("/ca/nosaltres");
});

test("from right to left, pictures and arrows go the other way", async ({ page }) => {
  await page.goto("/ar-XB/productos-xa/lum-sur");
  await waitForReact(page);
  const gallery = page.locator(".gallery");
  const showsPicture = (number: number) =>
    expect(gallery.locator(".gallery__counter")).toHaveText(new RegExp(`^${number} /`));
  const next = gallery.getByRole("button", { name: longWords(texts.carousel.next) });
  await next.click();
  await showsPicture(2);
  await expect
    .poll(() => gallery.locator(".gallery__track").evaluate(({ scrollLeft }) => scrollLeft))
    .toBeLessThan(-100);
  await page.keyboard.press("ArrowLeft");
  await showsPicture(3);
  await page.keyboard.press("ArrowRight");
  await showsPicture(2);
  await expect(next.locator("svg")).toHaveCSS("scale", "-1 1");
});
