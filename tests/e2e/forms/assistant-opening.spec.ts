import { navigate, openPage } from "#tests/e2e/site-test.ts";
import { assistantOf, openAssistant, reply } from "./assistant-page.ts";
import { calls, expect, heldAnswer, test } from "./forms-test.ts";

const panelScript = "**/assets/assistant-panel-*.js";

test("a panel that comes late opens for whoever waits, and the button says that it is on its way", async ({ page }) => {
  const held = heldAnswer((route) => route.continue());
  await page.route(panelScript, held.answer);
  await openPage(page, "/contacto");
  const { button, input } = assistantOf(page);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  held.release();
  await expect(input).toBeFocused();
});

test("a panel that comes late takes nothing from who writes elsewhere meanwhile", async ({ page }) => {
  const held = heldAnswer((route) => route.continue());
  await page.route(panelScript, held.answer);
  await openPage(page, "/contacto");
  const { button, panel } = assistantOf(page);
  await button.click();
  const name = page.getByLabel("Nombre");
  await name.focus();
  held.release();
  await expect(button).toHaveAttribute("aria-busy", "false");
  await expect(name).toBeFocused();
  await expect(panel).toBeHidden();
});

test("Escape takes the wish back while the panel is on its way", async ({ page }) => {
  const held = heldAnswer((route) => route.continue());
  await page.route(panelScript, held.answer);
  await openPage(page, "/contacto");
  const { button, panel } = assistantOf(page);
  await button.press("Enter");
  await page.keyboard.press("Escape");
  held.release();
  await expect(button).toHaveAttribute("aria-busy", "false");
  await expect(panel).toBeHidden();
});

test("typing on while a reply is pending does not scroll the page", async ({ page }) => {
  const { input } = await openAssistant(page);
  const held = heldAnswer(reply("Hola."));
  await page.route(calls.chat, held.answer);
  await input.fill("hola");
  await page.keyboard.press("Enter");
  await expect(input).toBeDisabled();
  const before = await page.evaluate(() => window.scrollY);
  for (const key of [" ", "PageDown", "End"]) await page.keyboard.press(key);
  // Time for a page that scrolls smoothly to have begun.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  held.release();
  await expect(input).toBeFocused();
});

test("going back on a phone closes the panel, which would hide the page that was gone to", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "Elsewhere it covers a corner and stays.");
  await openPage(page, "/modelos");
  await navigate(page, "/proceso");
  const { button, panel } = assistantOf(page);
  await button.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/modelos");
  await expect(panel).toBeHidden();
});

test("the newest reply stays in view when a phone's keyboard comes up", async ({ page, isMobile }) => {
  test.skip(!isMobile, "Elsewhere no keyboard covers the page.");
  const { input, log, bubbles } = await openAssistant(page);
  await page.route(calls.chat, reply("La última respuesta. ".repeat(8)));
  for (const [index, question] of ["una", "dos"].entries()) {
    await input.fill(question);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await bubbles()).length).toBe(3 + 2 * index);
    await expect(input).toBeEnabled();
  }
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 400 });
  await expect(log.locator("li").last()).toBeInViewport({ ratio: 0.3 });
});
