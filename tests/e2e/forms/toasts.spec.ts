import type { Page } from "@playwright/test";
import { texts } from "#tests/e2e/fixture.ts";
import { type ExpectedErrors, expect, test } from "#tests/e2e/site-test.ts";
import { openAssistant } from "./assistant-page.ts";
import { calls, unavailable } from "./calls.ts";
import { expectNoToast, expectToast } from "./toasts.ts";

const { toast } = texts.assistant.failure;

/** Opens the assistant, whose questions all fail, each with a toast; so many are going to be asked. */
async function openFailing(page: Page, errors: ExpectedErrors, questions = 1) {
  errors.expectFailedRequest(/chat-with-gemini/);
  for (let question = 0; question < questions; question += 1) {
    errors.expectConsoleError(/^The assistant gave no reply\./);
  }
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

test("three toasts of 356 px stay for four seconds, which begin again under the mouse", async ({ page, errors }) => {
  await page.clock.install();
  const { input, toasts, ask } = await openFailing(page, errors, 4);
  await page.clock.pauseAt(Date.now() + 600_000);
  for (let question = 1; question <= 4; question += 1) {
    await ask("Hola");
    await expect(input).toBeFocused();
    await page.clock.runFor(20);
    await expect(toasts).toHaveCount(Math.min(question, 3));
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
