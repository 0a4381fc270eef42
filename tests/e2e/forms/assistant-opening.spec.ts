import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { navigate, nextFrames, openPage } from "#tests/e2e/site-test.ts";
import { assistantOf, openAssistant, reply } from "./assistant-page.ts";
import { calls, expect, heldAnswer, test } from "./forms-test.ts";

const panelScript = "**/assets/assistant-panel-*.js";

test("a panel that loads late opens for whoever waits, and the button says that it is loading", async ({ page }) => {
  const held = heldAnswer((route) => route.continue());
  await page.route(panelScript, held.answer);
  await openPage(page, pathTo("contact"));
  const { button, input } = assistantOf(page);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  held.release();
  await expect(input).toBeFocused();
});

test("a panel that loads late takes no focus from another field", async ({ page }) => {
  const held = heldAnswer((route) => route.continue());
  await page.route(panelScript, held.answer);
  await openPage(page, pathTo("contact"));
  const { button, panel } = assistantOf(page);
  await button.click();
  const name = page.getByLabel(texts.contact.name);
  await name.focus();
  held.release();
  await expect(button).toHaveAttribute("aria-busy", "false");
  await expect(name).toBeFocused();
  await expect(panel).toBeHidden();
});

test("Escape cancels the opening while the panel is loading", async ({ page }) => {
  const held = heldAnswer((route) => route.continue());
  await page.route(panelScript, held.answer);
  await openPage(page, pathTo("contact"));
  const { button, panel } = assistantOf(page);
  await button.press("Enter");
  await page.keyboard.press("Escape");
  held.release();
  await expect(button).toHaveAttribute("aria-busy", "false");
  await expect(panel).toBeHidden();
});

test("typing on while a reply is pending does not scroll the page", async ({ page }) => {
  const { input, ask } = await openAssistant(page);
  const held = heldAnswer(reply("Hola."));
  await page.route(calls.chat, held.answer);
  await ask("hola");
  await expect(input).toBeDisabled();
  const before = await page.evaluate(() => window.scrollY);
  for (const key of [" ", "PageDown", "End"]) await page.keyboard.press(key);
  // A page that scrolls smoothly has begun to by then.
  await nextFrames(page, 10);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  held.release();
  await expect(input).toBeFocused();
});

test("going back on a phone closes the panel, which would cover the page", { tag: "@phone" }, async ({ page }) => {
  const [models, process] = [pathTo("models"), pathTo("process")];
  await openPage(page, models);
  await navigate(page, process);
  const { button, panel } = assistantOf(page);
  await button.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(models);
  await expect(panel).toBeHidden();
});

test("the newest reply stays in view when the keyboard of a phone comes up", { tag: "@phone" }, async ({ page }) => {
  const { input, ask, log, bubbles } = await openAssistant(page);
  await page.route(calls.chat, reply("La última respuesta. ".repeat(8)));
  for (const [index, question] of ["una", "dos"].entries()) {
    await ask(question);
    await expect.poll(async () => (await bubbles()).length).toBe(3 + 2 * index);
    await expect(input).toBeEnabled();
  }
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 400 });
  await expect(log.locator("li").last()).toBeInViewport({ ratio: 0.3 });
});
