import type { Page } from "@playwright/test";
import { openSite } from "#app/site/site.server.ts";
import { reply } from "#tests/e2e/forms/assistant-page.ts";
import { calls } from "#tests/e2e/forms/calls.ts";
import { pageTypes } from "#tests/e2e/pages.ts";
import {
  expect,
  isSameDocument,
  markDocument,
  navigate,
  notFoundLine,
  openPage,
  waitForFade,
} from "#tests/e2e/site-test.ts";
import { ensureGrownProject } from "#tests/site/grown-project.ts";
import { test } from "./languages-test.ts";

// One worker, so that the site is served once.
test.describe.configure({ mode: "default" });
test.use({ locale: "en-GB" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.locator(".translation-notice");

test.describe("on a phone", { tag: "@phone" }, () => {
  test("an English visitor gets from page to page, and is told where a page is Spanish", async ({ page }) => {
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    const choose = async (name: string) => {
      await page.getByRole("button", { name: "Menu", exact: true }).tap();
      await menu.getByRole("link", { name }).tap();
    };
    await openPage(page, "/en");
    await expect(page).toHaveTitle("Modular buildings at €1,317/m² · LUM");
    await markDocument(page);
    await choose("About us");
    await expect(page).toHaveURL("/en/about");
    await waitForFade(page);
    await expect(heading(page)).toHaveText("About us");
    await expect(notice(page)).toHaveCount(0);
    await choose("Stories");
    await expect(page).toHaveURL("/en/stories");
    await waitForFade(page);
    await expect(notice(page)).toContainText("so we are showing it in Spanish");
    await expect(page.locator('.untranslated[lang="es"] h1')).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole("link", { name: "View the original page" }).tap();
    await expect(page).toHaveURL("/historias");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  test("a page that is not translated comes to life as it was built", async ({ page }) => {
    // What React complains of while it takes a page over fails the test.
    for (const path of ["/en/process", "/en/products/lum-sur", "/ar/contacto", "/ca", "/ar-XB/modelos-xa"]) {
      await openPage(page, path);
      await expect(notice(page), path).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("dir", path.startsWith("/ar-XB") ? "rtl" : "ltr");
    }
  });

  test("every kind of page, the panel and the form speak English in one document", async ({ page }) => {
    // A string that did not come with a page would be an exception.
    await page.route(calls.chat, reply("Yes."));
    const [first, ...others] = pageTypes(openSite(ensureGrownProject().root), "en");
    await openPage(page, String(first?.path));
    await markDocument(page);
    for (const { path } of others) {
      await test.step(path, async () => {
        await navigate(page, path);
        await expect(page).toHaveURL(path);
        await expect(heading(page)).toBeVisible();
      });
    }
    await navigate(page, "/en/contact");
    const form = page.getByRole("form", { name: "Contact form" });
    // Not tapped: the page goes to its top as it comes, away from below the finger.
    await form.getByRole("button", { name: "Send message" }).press("Enter");
    for (const words of [
      "Your name must have at least 2 characters",
      "Invalid email address",
      "Your message must have at least 10 characters",
    ]) {
      await expect(form.getByText(words)).toBeVisible();
    }
    await expect(form.getByLabel("Name")).toBeFocused();
    await page.getByRole("button", { name: "Open the virtual assistant" }).tap();
    await expect(page.getByRole("log")).toContainText("Hello! I am your virtual assistant.");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("the switch leads to the same page, an unknown path to the home page of its language", async ({
    page,
    errors,
  }) => {
    const other = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
    await openPage(page, "/en/blog/permits-without-hurry");
    await other("Español").tap();
    await expect(page).toHaveURL("/blog/permisos-sin-prisa");
    await expect(heading(page)).toHaveText("Permisos sin prisa para una casa modular");
    await other("English").tap();
    await expect(page).toHaveURL("/en/blog/permits-without-hurry");
    await expect(heading(page)).toHaveText("Permits without hurry for a modular house");
    errors.expectConsoleError(notFoundLine);
    expect(await openPage(page, "/ca/unknown")).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.locator('.untranslated[lang="es"] h1')).toContainText("MODULAR.");
    await page.getByRole("button", { name: "Menú", exact: true }).tap();
    await page.getByRole("navigation", { name: "Navegació principal" }).getByRole("link", { name: "Nosaltres" }).tap();
    await expect(page).toHaveURL("/ca/nosaltres");
  });
});
