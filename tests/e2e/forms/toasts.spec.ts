import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { openAssistant } from "./assistant-page.ts";
import { catalogue } from "./catalogue.ts";
import { calls, expect, expectToast, failures, shownToasts, test, toastRegion } from "./forms-test.ts";

const { toast } = catalogue.chat;

test("the one live region for notices is in the HTML from the start and stays the same", async ({
  page,
  request,
  errors,
}) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  const html = await (await request.get(pathTo("process"))).text();
  expect(html.match(/aria-live="/g)).toHaveLength(1);
  expect(html).toMatch(
    new RegExp(`<section class="toast-region" aria-label="${texts.toast.region}" aria-live="polite"`),
  );
  await page.route(calls.chat, failures["a server error"]);
  const { ask } = await openAssistant(page);
  const region = toastRegion(page);
  await region.evaluate((element) => Reflect.set(element, "isFirst", true));
  await ask("Hola");
  await expectToast(page, toast);
  await expect(region).toHaveCount(1);
  expect(await region.evaluate((element) => Reflect.get(element, "isFirst"))).toBe(true);
  // None inside it, or everything would be said twice.
  await expect(region.locator("[aria-live]")).toHaveCount(0);
});

test("notices are 356 px wide, go after four seconds, and at most three are seen", async ({ page, errors }) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  for (let question = 0; question < 4; question += 1) errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.clock.install();
  await page.route(calls.chat, failures["a server error"]);
  const { input, ask } = await openAssistant(page);
  await page.clock.pauseAt(Date.now() + 600_000);
  const notices = page.locator(".toast-region li");
  for (let question = 1; question <= 4; question += 1) {
    await ask("Hola");
    await expect(input).toBeFocused();
    await page.clock.runFor(20);
    await expect(notices).toHaveCount(Math.min(question, 3));
  }
  expect(await notices.last().evaluate((notice: HTMLElement) => notice.offsetWidth)).toBe(356);
  await page.clock.runFor(3800);
  await expect(notices).toHaveCount(3);
  await page.clock.runFor(500);
  await expect.poll(() => shownToasts(page)).toEqual([]);
});

test("a notice stays while the mouse is on it, and goes four seconds after it has left", async ({ page, errors }) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.clock.install();
  await page.route(calls.chat, failures["a server error"]);
  const { ask } = await openAssistant(page);
  await page.clock.pauseAt(Date.now() + 600_000);
  await ask("Hola");
  await expectToast(page, toast);
  const box = await page.locator(".toast-region li").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.clock.runFor(10_000);
  expect(await shownToasts(page)).toEqual([toast]);
  await page.mouse.move(0, 0);
  await page.clock.runFor(3900);
  expect(await shownToasts(page)).toEqual([toast]);
  await page.clock.runFor(200);
  await expect.poll(() => shownToasts(page)).toEqual([]);
});

test("notices need no style element, which a strict content security policy forbids", async ({ page, errors }) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.route(
    (url) => url.pathname === pathTo("process"),
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "style-src-elem 'self'" };
      await route.fulfill({ response, headers });
    },
  );
  await page.route(calls.chat, failures["a server error"]);
  // What the policy forbids is an error on the console, which fails the test.
  const { ask } = await openAssistant(page);
  await ask("Hola");
  await expectToast(page, toast);
});

test("notices cover neither the head nor the field of the assistant", { tag: "@both" }, async ({ page, errors }) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.route(calls.chat, failures["a server error"]);
  const { ask } = await openAssistant(page);
  await ask("Hola");
  await expect.poll(() => page.evaluate(lookAtNotice), { intervals: [50] }).toEqual({ notices: 1, covered: [] });
});

/** Returns how many notices there are, and what of the assistant the first of them covers. */
function lookAtNotice() {
  // At its final place at once: a busy machine must not take longer than the notice stays.
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  const notices = document.querySelectorAll(".toast-region li");
  const notice = notices[0]?.getBoundingClientRect();
  const controls = [...document.querySelectorAll(".assistant-panel__head button, .assistant-panel__form *")];
  const covered = controls.filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return notice && notice.left < right && notice.right > left && notice.top < bottom && notice.bottom > top;
  });
  return { notices: notices.length, covered: covered.map(({ className }) => className) };
}

test("a notice does not move for visitors who ask for less motion", async ({ page, errors }) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(calls.chat, failures["a server error"]);
  const { ask } = await openAssistant(page);
  await ask("Hola");
  await expectToast(page, toast);
  const durations = await page
    .locator(".toast-region li, .assistant-panel")
    .evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .flatMap(({ transitionDuration, animationDuration }) => [transitionDuration, animationDuration]),
    );
  for (const duration of durations.join(",").split(",")) expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.01);
});

test("in a low window a notice leaves the open panel of the assistant free", async ({ page, errors }) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.setViewportSize({ width: 1024, height: 560 });
  await page.route(calls.chat, failures["a server error"]);
  const { panel, ask } = await openAssistant(page);
  await ask("Hola");
  await expectToast(page, toast);
  const [notice, window] = [await page.locator(".toast-region li").boundingBox(), await panel.boundingBox()];
  expect(notice && notice.x + notice.width).toBeLessThanOrEqual(window?.x ?? 0);
});
