import { heardNode } from "#tests/e2e/accessibility-tree.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { assistantOf, openAssistant, reply } from "./assistant-page.ts";
import { calls, heldAnswer, lateScripts, recordCalls } from "./calls.ts";

const { greeting, notice, title, message } = texts.assistant;
const [process, financing] = [pathTo("process"), pathTo("financing")];

test("a button opens a panel that greets and calls nobody", { tag: "@both" }, async ({ page, isMobile }) => {
  const bodies = await recordCalls(page, calls.chat, reply("Sí."));
  await openPage(page, process);
  const { button, panel, input, log, bubbles } = assistantOf(page);
  expect((await heardNode(page, "button", texts.assistant.open)).states.get("hasPopup")).toBe("dialog");
  await button.click();
  await expect(input).toBeFocused();
  await expect(button).toBeHidden();
  await expect
    .poll(async () => {
      const { width, height } = (await panel.boundingBox()) ?? {};
      return { width, height };
    })
    .toEqual(isMobile ? page.viewportSize() : { width: 350, height: 500 });
  await expect(panel.getByRole("heading", { name: title })).toBeVisible();
  expect(await bubbles()).toEqual([greeting]);
  await expect(log).toHaveAttribute("aria-live", "off");
  await expect(panel.getByText(notice)).toBeVisible();
  await expect(input).toHaveAccessibleDescription(notice);
  // Beside the page and not over it: the page stays in reach.
  const dialog = await heardNode(page, "dialog", title);
  expect(dialog.states.get("modal") ?? false).toBe(false);
  expect(dialog.below.filter(({ role }) => role === "textbox").map((node) => node.name)).toEqual([message]);
  await expect(panel.getByRole("link", { name: texts.footer.privacy })).toHaveAttribute("href", pathTo("privacy"));
  expect(bodies).toEqual([]);
});

test("the focus on its button leaves the page where it is", { tag: "@both" }, async ({ page }) => {
  await openPage(page, process);
  const { button } = assistantOf(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await button.focus();
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test("Escape and its button close it and give the focus back; it breaks no rule, and has edges", async ({ page }) => {
  const { button, panel, input, close, bubbles, ask } = await openAssistant(page);
  const held = heldAnswer(reply(`Mira ${pathTo("models")}.`));
  await page.route(calls.chat, held.answer);
  await ask("Hola");
  await expect(input).toBeDisabled();
  // While a reply is pending.
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  held.release();
  await expect.poll(async () => (await bubbles()).at(-1)).toContain("Mira");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(input).toBeFocused();
  await expectAccessible(page, "the assistant");
  await page.emulateMedia({ forcedColors: "active" });
  const edges = await page
    .locator(".assistant-panel__head, .question-form, .chat-bubble")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderStyle));
  expect(edges).toHaveLength(5);
  for (const edge of edges) expect(edge).toContain("solid");
  await close.click();
  await expect(button).toBeFocused();
  await expect(page.locator(".assistant-panel")).toHaveAttribute("inert");
});

test("the conversation stays from page to page, also a failed one", { tag: "@both" }, async ({
  page,
  isMobile,
  errors,
}) => {
  errors.expectFailedRequest(/historias\.data/);
  const { button, panel, log, bubbles, ask } = await openAssistant(page);
  await page.route(calls.chat, reply(`Lo tienes en ${financing}.`));
  const { heading } = content.page("financing").data;
  const said = [greeting, "¿Y el banco?", `Lo tienes en ${heading}.`];
  await ask("¿Y el banco?");
  await log.getByRole("link", { name: heading }).click();
  await expect(page).toHaveURL(financing);
  if (isMobile) {
    await expect(panel).toBeHidden();
    await expect(page.locator("#site-content")).toBeFocused();
    await button.click();
  }
  await expect(panel).toBeVisible();
  expect(await bubbles()).toEqual(said);
  await page.route("**/historias.data*", (route) => route.abort("failed"));
  await page.locator(`footer a[href="${pathTo("stories")}"]`).dispatchEvent("click");
  await expect(page.locator("h1")).toHaveText(texts.error.title);
  if (!isMobile) await expect(panel).toBeVisible();
  expect(await bubbles()).toEqual(said);
});

test("the newest reply stays above a phone's keyboard, nothing behind is reached, going back closes it", {
  tag: "@phone",
}, async ({ page }) => {
  await openPage(page, process);
  await navigate(page, pathTo("contact"));
  const { button, panel, input, ask, log, bubbles } = assistantOf(page);
  await button.click();
  await page.route(calls.chat, reply("La última respuesta. ".repeat(8)));
  for (const [index, question] of ["¿Una?", "¿Dos?"].entries()) {
    await ask(question);
    await expect.poll(async () => (await bubbles()).length).toBe(3 + 2 * index);
    await expect(input).toBeEnabled();
  }
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 400 });
  await expect(log.locator("li").last()).toBeInViewport({ ratio: 0.3 });
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest(".assistant-panel, .toast-region");
    });
    expect(outside).toBe(false);
  }
  await page.goBack();
  await expect(page).toHaveURL(process);
  await expect(panel).toBeHidden();
});

test("in a low window it fills the screen, above a keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 360 });
  const { panel, input } = await openAssistant(page);
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 800, height: 360 });
  // The keyboard leaves so much of the window.
  await panel.evaluate((element) => element.style.setProperty("--visible-height", "160px"));
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 800, height: 160 });
  const { y = 0, height = 0 } = (await input.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(160);
});

test("the panel gives way to a field below it that gets the focus", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  const { panel } = await openAssistant(page, pathTo("contact"));
  const message = page.getByRole("form", { name: texts.contact.form }).getByLabel(texts.contact.message);
  await message.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await message.focus();
  await expect(panel).toBeHidden();
  await expect(message).toBeFocused();
});

test("a panel that loads late takes no focus from another field, and does not open after Escape", async ({ page }) => {
  const { button, panel } = assistantOf(page);
  const field = page.getByLabel(texts.contact.name);
  for (const act of ["focus", "Escape"] as const) {
    const held = heldAnswer((route) => route.continue());
    await page.route(lateScripts.panel, held.answer);
    await openPage(page, pathTo("contact"));
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-busy", "true");
    if (act === "focus") await field.focus();
    else await page.keyboard.press("Escape");
    held.release();
    await expect(button).toHaveAttribute("aria-busy", "false");
    await expect(act === "focus" ? field : button).toBeFocused();
    await expect(panel).toBeHidden();
    await page.unroute(lateScripts.panel);
  }
});

test("a panel that fails late takes no focus either, and a retry that was closed opens nothing", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/assistant-panel/);
  for (const _press of [1, 2]) errors.expectConsoleError(/^The assistant could not be loaded\./);
  const { button, panel } = assistantOf(page);
  const field = page.getByLabel(texts.contact.name);
  const retry = page.getByRole("button", { name: texts.assistant.failure.retry });
  const failing = heldAnswer((route) => route.abort());
  await page.route(lateScripts.panel, failing.answer);
  await openPage(page, pathTo("contact"));
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await field.focus();
  failing.release();
  await expect(button).toHaveAttribute("aria-busy", "false");
  await expect(retry).toHaveCount(0);
  await expect(field).toBeFocused();
  await button.press("Enter");
  await expect(retry).toBeFocused();
  await page.unroute(lateScripts.panel);
  const held = heldAnswer((route) => route.continue());
  await page.route(lateScripts.panel, held.answer);
  await retry.press("Enter");
  await expect(retry).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  held.release();
  await expect(button).toHaveAttribute("aria-busy", "false");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});
