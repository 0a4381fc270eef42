import type { Page } from "@playwright/test";
import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { type ExpectedErrors, expect, openPage, test } from "#tests/e2e/site-test.ts";
import { assistantOf, openAssistant } from "./assistant-page.ts";
import { calls, unavailable } from "./calls.ts";
import { newsletterOn } from "./newsletter-form.ts";
import { expectNoToast, expectToast } from "./toasts.ts";

const { toast } = texts.assistant.failure;

/** Opens the assistant, to which a question is going to fail with a toast. */
async function openFailing(page: Page, errors: ExpectedErrors) {
  errors.expectFailedRequest(/chat-with-gemini/);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.route(calls.chat, unavailable);
  return { ...(await openAssistant(page)), toasts: page.locator(".toast-region li") };
}

test("a toast is announced by the live region that is there from the start, does not move and does not cover the panel", {
  tag: "@both",
}, async ({ page, errors, isMobile }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  const { panel, toasts, ask } = await openFailing(page, errors);
  const region = page.getByRole("region", { name: texts.toast.region });
  await expect(region).toHaveAttribute("aria-live", "polite");
  await region.evaluate((element) => Reflect.set(element, "isFirst", true));
  // A busy machine must not take longer than the toast stays.
  await page.clock.pauseAt(Date.now() + 600_000);
  await ask("Hola");
  await expectToast(page, toast, { isFailure: true });
  await expect(region).toHaveCount(1);
  expect(await region.evaluate((element) => Reflect.get(element, "isFirst"))).toBe(true);
  // None inside it, or everything would be said twice.
  await expect(region.locator("[aria-live]")).toHaveCount(0);
  const durations = await toasts.evaluateAll((elements) =>
    elements
      .map((element) => getComputedStyle(element))
      .flatMap(({ transitionDuration, animationDuration }) => `${transitionDuration},${animationDuration}`.split(",")),
  );
  expect(durations).not.toEqual([]);
  for (const duration of durations) expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.01);
  await expect.poll(() => page.evaluate(lookAtToast)).toEqual({ isOnTop: true, covered: [] });
  if (isMobile) return;
  // In a low window, where it is beside the panel.
  await page.setViewportSize({ width: 1024, height: 560 });
  const left = async () => (await panel.boundingBox())?.x ?? 0;
  await expect
    .poll(async () => {
      const box = await toasts.boundingBox();
      return box !== null && box.x + box.width <= (await left());
    })
    .toBe(true);
});

test("three toasts of 356 px stay for four seconds, which begin again under the mouse; none repeats another", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/rest\/v1\/emails|chat-with-gemini/);
  errors.expectConsoleError(/^The subscription was not made\./);
  for (const _question of [1, 2]) errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.clock.install();
  await openPage(page, pathTo("designer"));
  const { button, input, ask } = assistantOf(page);
  const { email, send } = newsletterOn(page);
  const toasts = page.locator(".toast-region li");
  await page.clock.pauseAt(Date.now() + 600_000);
  for (const [index, status] of [503, 201].entries()) {
    await page.route(calls.subscription, (route) => route.fulfill({ status, headers: { "Content-Range": "*/*" } }));
    await email.fill("ines@correo.es");
    await send.click();
    // The form waits for something that needs a running clock.
    await expect.poll(() => page.clock.runFor(20).then(() => toasts.count())).toBe(1 + index);
  }
  await page.route(calls.chat, unavailable);
  await button.click();
  for (const _question of [1, 2]) {
    await ask("Hola");
    await expect(input).toBeFocused();
    await page.clock.runFor(20);
    await expect(toasts).toHaveCount(3);
    await expect(toasts.first()).toHaveText(toast);
    await expect(toasts.getByText(toast)).toHaveCount(1);
  }
  expect(await toasts.last().evaluate((toast: HTMLElement) => toast.offsetWidth)).toBe(356);
  const box = await toasts.first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.clock.runFor(10_000);
  await expect(toasts).toHaveCount(3);
  await page.mouse.move(0, 0);
  await page.clock.runFor(3900);
  await expect(toasts).toHaveCount(3);
  await page.clock.runFor(200);
  await expectNoToast(page);
});

/**
 * Returns whether the toast is on top, and what it covers of the head of the panel, with its notice, and of its form.
 */
function lookAtToast() {
  const item = document.querySelector(".toast-region li");
  const toast = item?.getBoundingClientRect() ?? new DOMRect();
  const parts = document.querySelectorAll(".assistant-panel__head *, .assistant-panel__notice, .question-form *");
  const covered = [...parts].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top;
  });
  const middle = document.elementFromPoint(toast.left + toast.width / 2, toast.top + toast.height / 2);
  return {
    isOnTop: item?.contains(middle) === true,
    covered: covered.map(({ className }) => className),
  };
}
