import type { Page, Route } from "@playwright/test";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { content, pathTo, productPath, texts } from "./fixture.ts";
import { entries } from "./forms/contact-page.ts";
import { calls, fill, recordCalls } from "./forms/forms-test.ts";
import { openBeforeScripts } from "./interactions/late-scripts.ts";
import { slideshowOn } from "./interactions/slideshow-page.ts";
import { cacheTypeface, layoutShifts } from "./layout-shift.ts";
import { layoutPaths } from "./pages.ts";
import { expect, isSameDocument, markDocument, nextFrames, test, waitForReact, waitForTakeOver } from "./site-test.ts";

const scripts = "**/assets/*.js";

/** Returns a list to which the paths of all scripts are added that the page asks for. */
function recordScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
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
          .filter(({ name }) => name.endsWith(".js"))
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

test("a press that waits is shown at once, and the control looks no weaker", { tag: "@both" }, async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  for (const control of [slideshowOn(page).next, page.getByRole("button", { name: texts.assistant.open })]) {
    // Within the task of the press, so before anything else is drawn.
    const shown = await control.evaluate((button: HTMLElement) => {
      const marksBefore = getComputedStyle(button, "::after").content;
      button.click();
      const { content, height, display } = getComputedStyle(button, "::after");
      const { opacity, filter, cursor } = getComputedStyle(button);
      return {
        marksBefore,
        mark: { content, display },
        isMarkSeen: Number.parseInt(height, 10) > 0,
        opacity,
        filter,
        cursor,
      };
    });
    expect(shown).toEqual({
      marksBefore: "none",
      mark: { content: '""', display: "block" },
      isMarkSeen: true,
      opacity: "1",
      filter: "none",
      cursor: "progress",
    });
    await expect(control).toBeEnabled();
  }
  release();
  await waitForReact(page);
  await expect(slideshowOn(page).next).not.toHaveCSS("cursor", "progress");
});

test("three presses on «next» before the scripts are there show the third next picture", { tag: "@both" }, async ({
  page,
}) => {
  const release = await openBeforeScripts(page, "/");
  const show = slideshowOn(page);
  await show.track.evaluate((track) => track.scrollIntoView({ block: "center", behavior: "instant" }));
  await show.next.click();
  await show.next.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  release();
  await show.expectCurrent(4);
});

test("two presses on «next» of a gallery show its third picture", async ({ page }) => {
  const release = await openBeforeScripts(page, productPath("lum-sur"));
  const gallery = page.locator(".gallery");
  const next = gallery.getByRole("button", { name: texts.carousel.next });
  await next.click({ clickCount: 2 });
  release();
  // Before hydration none is hidden.
  await expect(gallery.locator(".gallery__slide").first()).toHaveAttribute("aria-hidden");
  await expect(gallery.locator(".gallery__slide").nth(2)).not.toHaveAttribute("aria-hidden");
});

test("two presses on «pause» before the scripts are there pause", async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  const show = slideshowOn(page);
  await show.pause.click();
  await show.pause.click();
  release();
  await expect(show.play).toBeVisible();
});

test("«Entendido» is kept although a link follows before the scripts are there", { tag: "@both" }, async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("visited")) localStorage.clear();
    sessionStorage.setItem("visited", "yes");
  });
  await openBeforeScripts(page, "/");
  const notice = page.getByRole("region", { name: texts.cookieNotice.label });
  const foot = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--banner"));
  await expect.poll(foot).toMatch(/^[1-9]\d*px$/);
  await notice.getByRole("button", { name: texts.cookieNotice.close }).click();
  await expect(notice).toBeHidden();
  expect(await foot()).toBe("0px");
  await page.locator(`footer a[href="${pathTo("terms")}"]`).click();
  await expect(page).toHaveURL(pathTo("terms"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await waitForReact(page);
  await expect(notice).toBeHidden();
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
  await form.locator("[type=submit]").click();
  await expect(form.locator("[type=submit]")).toHaveAttribute("aria-busy", "true");
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

/** The line that says that something could not be loaded, with its ways to a person. */
async function expectLoadFailure(page: Page) {
  const line = page.getByRole("alert").filter({ hasText: texts.loadFailure.title });
  await expect(line).toBeVisible();
  const { email, telefono } = content.site().contacto;
  await expect(line.locator(`a[href="mailto:${email}"]`)).toBeVisible();
  await expect(line.locator(`a[href="${telephoneHref(telefono)}"]`)).toBeVisible();
  return line;
}

test("scripts that fail take nothing: what is typed and the focus stay, a press is answered, the next one works", {
  tag: "@both",
}, async ({ page, errors }) => {
  errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
  let failures = 0;
  await page.route(scripts, async (route) => {
    failures += 1;
    await route.abort("failed");
  });
  await page.goto(pathTo("contact"));
  const form = page.getByRole("form", { name: texts.contact.form });
  const name = form.getByLabel(texts.contact.name);
  await name.click();
  await page.keyboard.type(entries.name);
  await expect.poll(() => failures).toBeGreaterThan(0);
  await expect(name).toHaveValue(entries.name);
  await expect(name).toBeFocused();
  const line = page.getByRole("alert").filter({ hasText: texts.loadFailure.title });
  await expect(line).toBeHidden();
  await expect(page.getByText(texts.contact.withoutScripts)).toBeHidden();
  const { emailAddress, message } = texts.contact;
  await fill(form, { [emailAddress]: entries.email, [message]: entries.message });
  const send = form.locator("[type=submit]");
  await send.click();
  const { email: address } = content.site().contacto;
  await expectLoadFailure(page);
  await expectAccessible(page, "the contact page whose scripts failed");
  // It can be folded up, to write on below it.
  await line.getByText(texts.loadFailure.title).click();
  await expect(line.locator(`a[href="mailto:${address}"]`)).toBeHidden();
  await send.click();
  await expect(send).not.toHaveAttribute("aria-busy");
  await expect(send).toBeFocused();
  await expect(form.getByLabel(message)).toHaveValue(entries.message);
  // The connection is back. Writing on sends nothing.
  await page.unroute(scripts);
  const bodies = await recordCalls(page, calls.email, (route) => route.fulfill({ status: 200, body: "OK" }));
  await form.getByLabel(message).press("End");
  await waitForTakeOver(page);
  await expect(line).toBeHidden();
  await expect(name).toHaveValue(entries.name);
  expect(bodies).toEqual([]);
  await send.click();
  await expect(page.getByRole("main").getByRole("heading", { name: texts.contact.success.title })).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test("assistant and newsletter say that they could not be loaded, and open with the press that finds the connection", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
  const abort = (route: Route) => route.abort("failed");
  await page.route(scripts, abort);
  await page.goto(pathTo("designer"));
  const form = page.getByRole("form", { name: texts.newsletter.form });
  await form.getByLabel(texts.newsletter.email).fill("nadie");
  await form.getByRole("button", { name: texts.newsletter.send }).click();
  await expectLoadFailure(page);
  const assistant = page.getByRole("button", { name: texts.assistant.open });
  await assistant.click();
  const line = await expectLoadFailure(page);
  await page.unroute(scripts, abort);
  await assistant.click();
  await expect(page.getByRole("dialog", { name: texts.assistant.title }).getByRole("textbox")).toBeFocused();
  await expect(line).toBeHidden();
  await expect(form.getByText(texts.newsletter.error)).toBeHidden();
  await expect(form.getByLabel(texts.newsletter.email)).toHaveValue("nadie");
});

test("a page that only scripts can show says that they failed, and shows itself after the next act", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
  await page.route(scripts, (route) => route.abort("failed"));
  await page.goto(pathTo("newsletter"));
  const line = await expectLoadFailure(page);
  await page.unroute(scripts);
  await waitForReact(page);
  await expect(line).toBeHidden();
  await expect(page.getByText(content.page("newsletter").data.signUp.label)).toBeVisible();
});
