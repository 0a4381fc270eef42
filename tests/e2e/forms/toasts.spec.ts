import { openPage } from "#tests/e2e/site-test.ts";
import { openAssistant } from "./assistant-page.ts";
import { catalogue } from "./catalogue.ts";
import { calls, expect, expectToast, failures, shownToasts, test } from "./forms-test.ts";

const { toast } = catalogue.chat;

test("the one live region for notices is in the HTML from the start, with a Spanish name, and stays the same", async ({
  page,
  request,
  faults,
}) => {
  faults.expectFailedRequest(/chat-with-gemini/);
  faults.expectConsoleError(/^The assistant gave no reply\./);
  const html = await (await request.get("/proceso")).text();
  expect(html.match(/aria-live="/g)).toHaveLength(1);
  expect(html).toMatch(/<section class="toast-region" aria-label="Notificaciones" aria-live="polite"/);
  await openPage(page, "/proceso");
  const region = page.getByRole("region", { name: "Notificaciones" });
  await region.evaluate((element) => Reflect.set(element, "isFirst", true));
  await page.route(calls.chat, failures["a server in trouble"]);
  await page.getByRole("button", { name: "Abrir el asistente virtual" }).click();
  await page.getByPlaceholder(catalogue.chat.placeholder).fill("Hola");
  await page.keyboard.press("Enter");
  await expectToast(page, toast);
  await expect(region).toHaveCount(1);
  expect(await region.evaluate((element) => Reflect.get(element, "isFirst"))).toBe(true);
  // None inside it, or everything would be said twice.
  await expect(region.locator("[aria-live]")).toHaveCount(0);
});

test("notices are 356 px wide, go after four seconds, and at most three are seen", async ({
  page,
  isMobile,
  faults,
}) => {
  faults.expectFailedRequest(/chat-with-gemini/);
  for (let question = 0; question < 4; question += 1) faults.expectConsoleError(/^The assistant gave no reply\./);
  await page.clock.install();
  const { input } = await openAssistant(page);
  await page.route(calls.chat, failures["a server in trouble"]);
  await page.clock.pauseAt(Date.now() + 600_000);
  const seen = page.locator(".toast-region li[data-visible='true'][data-removed='false']");
  for (let question = 1; question <= 4; question += 1) {
    await input.fill("Hola");
    await page.keyboard.press("Enter");
    await expect(input).toBeFocused();
    await page.clock.runFor(20);
    await expect(seen).toHaveCount(Math.min(question, 3));
  }
  if (!isMobile) expect((await seen.first().boundingBox())?.width).toBe(356);
  await page.clock.runFor(3800);
  await expect(seen).toHaveCount(3);
  await page.clock.runFor(500);
  await expect.poll(() => shownToasts(page)).toEqual([]);
});

test("notices cover neither the head nor the field of the assistant", async ({ page, faults }) => {
  faults.expectFailedRequest(/chat-with-gemini/);
  faults.expectConsoleError(/^The assistant gave no reply\./);
  const { input, close } = await openAssistant(page);
  await page.route(calls.chat, failures["a server in trouble"]);
  await input.fill("Hola");
  await page.keyboard.press("Enter");
  await expectToast(page, toast);
  await page.waitForTimeout(600);
  const box = await page.locator(".toast-region li").first().boundingBox();
  for (const control of [input, close]) {
    const other = await control.boundingBox();
    const overlap =
      box &&
      other &&
      box.x < other.x + other.width &&
      box.x + box.width > other.x &&
      box.y < other.y + other.height &&
      box.y + box.height > other.y;
    expect(overlap).toBe(false);
  }
  await close.click();
});

test("a notice does not move for visitors who ask for less motion", async ({ page, faults }) => {
  faults.expectFailedRequest(/chat-with-gemini/);
  faults.expectConsoleError(/^The assistant gave no reply\./);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { input } = await openAssistant(page);
  await page.route(calls.chat, failures["a server in trouble"]);
  await input.fill("Hola");
  await page.keyboard.press("Enter");
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
