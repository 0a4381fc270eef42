import type { Page, Route } from "@playwright/test";
import { minFillTimeMs } from "#app/pages/contact/contact-form/minimum-fill-time.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { content, pathTo, productPath, texts } from "./fixture.ts";
import { assistantOf } from "./forms/assistant-page.ts";
import { calls, recordCalls } from "./forms/calls.ts";
import { contactOn, entries } from "./forms/contact-page.ts";
import { newsletterOn } from "./forms/newsletter-form.ts";
import { openBeforeScripts } from "./interactions/late-scripts.ts";
import { slideshowOn } from "./interactions/slideshow-page.ts";
import { expect, isSameDocument, markDocument, nextFrames, test, waitForReact, waitForTakeOver } from "./site-test.ts";

const scripts = "**/assets/*.js";
const failedScripts = /\/assets\/[^/]+\.js$/;
const terms = pathTo("terms");
const accept = (route: Route) => route.fulfill({ status: 200, body: "OK" });

test("the start waits for the first act of visitors who save data", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await waitForReact(page);
  expect(asked).not.toEqual([]);
});

test("going back starts at the top, even before the scripts came", { tag: "@phone" }, async ({ page }) => {
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await openBeforeScripts(page, "/");
  await page.waitForLoadState("load");
  await page.evaluate(() => window.scrollTo({ top: 1300, behavior: "instant" }));
  expect(await scrollTop()).toBe(1300);
  await page.evaluate((path) => window.location.assign(path), terms);
  await expect(page).toHaveURL(terms);
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

test("early presses are shown at once, wait, and are repeated", async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  const show = slideshowOn(page);
  const { button, input } = assistantOf(page);
  await show.center();
  for (const control of [show.next, show.pause, button]) {
    // Within the task of the press, so before anything else is drawn.
    const shown = await control.evaluate((element: HTMLElement) => {
      const marksBefore = getComputedStyle(element, "::after").content;
      element.click();
      const { content: mark, height, display } = getComputedStyle(element, "::after");
      const { opacity, filter, cursor } = getComputedStyle(element);
      return { marksBefore, mark, display, isMarkSeen: Number.parseInt(height, 10) > 0, opacity, filter, cursor };
    });
    expect(shown).toEqual({
      marksBefore: "none",
      mark: '""',
      display: "block",
      isMarkSeen: true,
      // It does not look disabled.
      opacity: "1",
      filter: "none",
      cursor: "progress",
    });
    await expect(control).toBeEnabled();
    await expect(control).toHaveAttribute("aria-busy", "true");
  }
  // Each press of a control that moves by steps counts; presses of any other count once.
  await show.next.click();
  await show.next.focus();
  await page.keyboard.press("Enter");
  await show.pause.click();
  await button.click();
  release();
  await expect(input).toBeFocused();
  await page.keyboard.press("Escape");
  await show.expectCurrent(4);
  await expect(show.play).toBeVisible();
  await expect(show.next).not.toHaveCSS("cursor", "progress");
});

test("a gallery keeps the picture that was scrolled to early, and an early press opens it", async ({ page }) => {
  const release = await openBeforeScripts(page, productPath("lum-sur"));
  const third = page.locator(".gallery__slide").nth(2);
  await third.evaluate((slide) => slide.scrollIntoView({ inline: "start", behavior: "instant" }));
  await third.click();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator(".gallery__counter")).toHaveText(/^3 \//);
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

test.describe("a visitor who comes for the first time", () => {
  test.use({ hasClosedNotice: false });

  test("an early «Entendido» is kept, and a link followed at once", { tag: "@phone" }, async ({ page }) => {
    await openBeforeScripts(page, "/");
    await markDocument(page);
    const notice = page.getByRole("region", { name: texts.cookieNotice.label });
    const foot = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--banner"));
    await expect.poll(foot).toMatch(/^[1-9]\d*px$/);
    await notice.getByRole("button", { name: texts.cookieNotice.close }).click();
    await expect(notice).toBeHidden();
    expect(await foot()).toBe("0px");
    await page.locator(`footer a[href="${terms}"]`).click();
    await expect(page).toHaveURL(terms);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    await expect(notice).toBeHidden();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goBack();
    await waitForReact(page);
    await expect(notice).toBeHidden();
  });
});

test("a form written and sent early is sent once", async ({ page }) => {
  await page.clock.install();
  const release = await openBeforeScripts(page, pathTo("contact"));
  const { fill, email, send, sent } = contactOn(page);
  const bodies = await recordCalls(page, calls.email, accept);
  await fill();
  await email.press("Enter");
  await send.click();
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(pathTo("contact"));
  release();
  await waitForTakeOver(page);
  await page.clock.fastForward(minFillTimeMs);
  await expect(sent).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ template_params: expect.objectContaining(messageOf(entries)) })]);
});

const messageOf = ({ name, email, message }: typeof entries) => ({ from_name: name, from_email: email, message });

/** Returns the line that says that something could not be loaded, with its ways to a person. */
async function expectLoadFailure(page: Page) {
  const line = page.getByRole("alert").filter({ hasText: texts.loadFailure.title });
  await expect(line).toBeVisible();
  const { email, telefono } = content.site().contacto;
  await expect(line.locator(`a[href="mailto:${email}"]`)).toBeVisible();
  await expect(line.locator(`a[href="${telephoneHref(telefono)}"]`)).toBeVisible();
  return line;
}

test("scripts that fail take nothing that is typed, and the next press works", { tag: "@phone" }, async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(failedScripts);
  let failures = 0;
  await page.route(scripts, async (route) => {
    failures += 1;
    await route.abort("failed");
  });
  await page.clock.install();
  await page.goto(pathTo("contact"));
  const { name, message, send, sent, fill } = contactOn(page);
  const line = page.getByRole("alert").filter({ hasText: texts.loadFailure.title });
  await name.click();
  await page.keyboard.type(entries.name);
  await expect.poll(() => failures).toBeGreaterThan(0);
  await expect(name).toHaveValue(entries.name);
  await expect(name).toBeFocused();
  await expect(line).toBeHidden();
  await expect(page.getByText(texts.contact.withoutScripts)).toBeHidden();
  await fill({ email: entries.email, message: entries.message });
  await send.click();
  await expectLoadFailure(page);
  await expectAccessible(page, "the contact page whose scripts failed");
  // It can be folded up, to write on below it.
  await line.getByText(texts.loadFailure.title).click();
  await expect(line.locator('a[href^="mailto:"]')).toBeHidden();
  await send.click();
  await expect(send).not.toHaveAttribute("aria-busy");
  await expect(send).toBeFocused();
  await expect(message).toHaveValue(entries.message);
  // The connection is back. Writing on sends nothing.
  await page.unroute(scripts);
  const bodies = await recordCalls(page, calls.email, accept);
  await message.press("End");
  await waitForTakeOver(page);
  await expect(line).toBeHidden();
  await expect(name).toHaveValue(entries.name);
  expect(bodies).toEqual([]);
  await page.clock.fastForward(minFillTimeMs);
  await send.click();
  await expect(sent).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test("assistant, newsletter and its page say that they failed, and work once there is a connection", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(failedScripts);
  await page.route(scripts, (route) => route.abort("failed"));
  await page.goto(pathTo("designer"));
  const { form, email, send } = newsletterOn(page);
  await email.fill("nadie");
  await send.click();
  await expectLoadFailure(page);
  const { button, input } = assistantOf(page);
  await button.click();
  const line = await expectLoadFailure(page);
  await page.unroute(scripts);
  await button.click();
  await expect(input).toBeFocused();
  await expect(line).toBeHidden();
  await expect(form.getByText(texts.newsletter.error)).toBeHidden();
  await expect(email).toHaveValue("nadie");
  // A page that only scripts can show has nothing else to say.
  await page.route(scripts, (route) => route.abort("failed"));
  await page.goto(pathTo("newsletter"));
  await expectLoadFailure(page);
  await page.unroute(scripts);
  await waitForReact(page);
  await expect(line).toBeHidden();
  await expect(page.getByText(content.page("newsletter").data.signUp.label)).toBeVisible();
});
