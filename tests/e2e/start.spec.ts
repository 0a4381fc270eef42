import type { Page } from "@playwright/test";
import { pathTo, productPath, texts } from "./fixture.ts";
import { entries } from "./forms/contact-page.ts";
import { calls, fill, recordCalls } from "./forms/forms-test.ts";
import { openBeforeScripts } from "./interactions/late-scripts.ts";
import { slideshowOn } from "./interactions/slideshow-page.ts";
import { cacheTypeface, layoutShifts } from "./layout-shift.ts";
import { layoutPaths } from "./pages.ts";
import { expect, isSameDocument, markDocument, nextFrames, test, waitForReact, waitForTakeOver } from "./site-test.ts";

const scripts = "**/assets/*.js";

/** Returns a list to which the paths of all scripts and data are added that the page asks for. */
function recordScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|data)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Opens the page of a form whose scripts have not come yet, and writes a message. */
async function writeBeforeScripts(page: Page) {
  const release = await openBeforeScripts(page, pathTo("contact"));
  const form = page.getByRole("form", { name: texts.contact.form });
  const { name, emailAddress, message } = texts.contact;
  await fill(form, { [name]: entries.name, [emailAddress]: entries.email, [message]: entries.message });
  const bodies = await recordCalls(page, calls.email, (route) => route.fulfill({ status: 200, body: "OK" }));
  return { release, form, bodies };
}

test("a page asks for its scripts once it has loaded, and nothing moves when it starts", { tag: "@both" }, async ({
  page,
}) => {
  await cacheTypeface(page);
  // The page of the newsletter's links shows nothing without scripts.
  for (const path of layoutPaths.filter((path) => path !== pathTo("newsletter"))) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForTakeOver(page);
      const waits = await page.evaluate(() => {
        const [{ loadEventStart }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
        return performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.(?:js|data)$/.test(new URL(name).pathname))
          .map(({ startTime }) => startTime - loadEventStart);
      });
      expect(waits).not.toEqual([]);
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
      await nextFrames(page, 5);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});

test("for visitors who save data it starts with the first act", async ({ page }) => {
  const asked = recordScripts(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await waitForReact(page);
});

test("going back starts at the top, also where the page was left before its scripts came", { tag: "@both" }, async ({
  page,
}) => {
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await openBeforeScripts(page, "/");
  await page.waitForLoadState("load");
  await page.evaluate(() => window.scrollTo({ top: 1300, behavior: "instant" }));
  expect(await scrollTop()).toBe(1300);
  await page.evaluate((path) => window.location.assign(path), pathTo("terms"));
  await expect(page).toHaveURL(pathTo("terms"));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.waitForLoadState("load");
  await nextFrames(page, 10);
  expect(await scrollTop()).toBe(0);
  // A browser that keeps the whole page shows it as it was left.
  await page.evaluate(() => {
    window.scrollTo({ top: 1300, behavior: "instant" });
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  });
  expect(await scrollTop()).toBe(0);
});

test("a press on the assistant is shown and opens it once the scripts are there", { tag: "@both" }, async ({
  page,
}) => {
  const release = await openBeforeScripts(page, "/");
  const button = page.getByRole("button", { name: texts.assistant.open });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog", { name: texts.assistant.title }).getByRole("textbox")).toBeFocused();
});

test("the menu opens before the scripts are there and stays open", { tag: "@phone" }, async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  await page.getByRole("button", { name: texts.nav.menu, exact: true }).tap();
  const menu = page.getByRole("navigation", { name: texts.nav.main });
  await expect(menu).toBeVisible();
  release();
  await waitForReact(page);
  await expect(menu).toBeVisible();
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  await page.keyboard.press("Escape");
  await expect(page.locator("main")).toHaveJSProperty("inert", false);
});

test("buttons of carousels that were pressed before, by pointer and keyboard, act once", async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  const show = slideshowOn(page);
  await show.next.focus();
  await page.keyboard.press("Enter");
  await expect(show.next).toHaveCSS("cursor", "progress");
  release();
  await expect(show.next).not.toHaveCSS("cursor", "progress");
  await expect(show.marks.nth(1)).toHaveAttribute("aria-current", "true");
});

test("a picture that was clicked before opens in the lightbox", async ({ page }) => {
  const release = await openBeforeScripts(page, productPath("lum-sur"));
  await page.locator(".gallery__slide").first().click();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("what was written and sent before the scripts were there is sent once", { tag: "@both" }, async ({ page }) => {
  const { release, form, bodies } = await writeBeforeScripts(page);
  await form.getByLabel(texts.contact.emailAddress).press("Enter");
  await form.locator("[type=submit]").click();
  await expect(form.locator("[type=submit]")).toHaveAttribute("aria-busy", "true");
  await expect(form.locator("[type=submit]")).not.toHaveCSS("opacity", "1");
  await expect(page).toHaveURL(pathTo("contact"));
  release();
  await expect(page.getByRole("main").getByRole("heading", { name: texts.contact.success.title })).toBeVisible();
  expect(bodies.map((body) => JSON.parse(body).template_params.message)).toEqual([entries.message]);
});

test("entries stay, and are there again after another page", async ({ page }) => {
  const { release, form } = await writeBeforeScripts(page);
  const message = form.getByLabel(texts.contact.message);
  release();
  await waitForReact(page);
  await expect(message).toHaveValue(entries.message);
  await expect(message).toBeFocused();
  await page.locator(`footer a[href="${pathTo("terms")}"]`).click();
  await expect(page).toHaveURL(pathTo("terms"));
  await page.goBack();
  await expect(message).toHaveValue(entries.message);
});

test("a link is followed at once, and the page before it starts after going back", async ({ page }) => {
  await openBeforeScripts(page, "/");
  await markDocument(page);
  await page.locator(`footer a[href="${pathTo("terms")}"]`).click();
  await expect(page).toHaveURL(pathTo("terms"));
  expect(await isSameDocument(page)).toBe(false);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goBack();
  await waitForReact(page);
});

test("without its scripts a form shows the email address, and works once they can be loaded", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
  // Not before the name is written: the form gives way as soon as they fail, and text for a hidden field goes nowhere.
  const written = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await written.promise;
    await route.abort("failed");
  });
  await page.goto(pathTo("contact"));
  const form = page.getByRole("form", { name: texts.contact.form });
  await form.getByLabel(texts.contact.name).fill(entries.name);
  written.resolve();
  await expect(page.getByText(texts.contact.withoutScripts)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name: texts.assistant.open })).toBeHidden();
  await page.unroute(scripts);
  await waitForReact(page);
  await expect(form.getByLabel(texts.contact.name)).toHaveValue(entries.name);
  await expect(page.getByText(texts.contact.withoutScripts)).toBeHidden();
});

test("data that cannot be loaded are asked for again by the next act", async ({ page, errors }) => {
  errors.expectFailedRequest(/contacto\.data/);
  errors.expectConsoleError(/^The data of the page could not be loaded\./);
  await page.route("**/contacto.data", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(pathTo("contact"));
  await page.keyboard.press("Shift");
  await expect(page.getByText(texts.contact.withoutScripts)).toBeVisible();
  await page.unroute("**/contacto.data");
  await waitForReact(page);
  await expect(page.getByText(texts.contact.withoutScripts)).toBeHidden();
});
