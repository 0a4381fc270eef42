import type { Page } from "@playwright/test";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { pathTo, texts } from "./fixture.ts";
import { cacheTypeface, layoutShift } from "./layout-shift.ts";
import { expect, openPage, storedKeys, test } from "./site-test.ts";

// A visitor who comes for the first time.
test.use({ hasClosedNotice: false });

const words = texts.cookieNotice;

function noticeOf(page: Page) {
  const notice = page.getByRole("region", { name: words.label });
  return { notice, close: notice.getByRole("button", { name: words.close }) };
}

test("the notice says what the site keeps, is not printed, and is closed once", async ({ page }) => {
  await openPage(page, "/");
  const { notice, close } = noticeOf(page);
  await expect(notice).toContainText(words.text);
  await expect(notice.getByRole("link")).toHaveAttribute("href", pathTo("cookies"));
  expect(await storedKeys(page)).toEqual([]);
  await expectAccessible(page, "the home page with the notice", []);
  await page.emulateMedia({ media: "print" });
  await expect(notice).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await close.click();
  await expect(notice).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([noticeKey]);
  await openPage(page, pathTo("cookies"));
  await expect(page.getByRole("button", { name: texts.assistant.open })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.locator("main")).toContainText(noticeKey);
});

test("the notice closes for the open page if storage is refused", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Refused", "SecurityError");
      },
    });
  });
  await openPage(page, "/");
  const { notice, close } = noticeOf(page);
  await close.click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(notice).toBeVisible();
});

test("it blocks nothing, moves nothing, and is below the assistant", { tag: "@both" }, async ({ page }) => {
  await cacheTypeface(page);
  await openPage(page, pathTo("contact"));
  const { notice, close } = noticeOf(page);
  await expect(notice).toBeVisible();
  const button = page.getByRole("button", { name: texts.assistant.open });
  // The button of a phone comes with the first scroll.
  await page.mouse.wheel(0, 400);
  await expect(button).toBeInViewport({ ratio: 1 });
  const [bar, tab] = [await notice.boundingBox(), await button.boundingBox()];
  if (!bar || !tab) throw new Error("The notice or the assistant's button has no place.");
  expect(Math.round(bar.y - (tab.y + tab.height))).toBe(12);
  expect(bar.y + bar.height).toBe(page.viewportSize()?.height);
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The last line of the page can be read above it.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const last = await page.getByRole("navigation", { name: texts.footer.legal }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar.y);
  expect(await layoutShift(page)).toBe(0);
});
