import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { assistantOf, openAssistant, reply } from "./assistant-page.ts";
import { catalogue } from "./catalogue.ts";
import { calls, expect, heldAnswer, recordCalls, test } from "./forms-test.ts";

const { greeting, typing } = catalogue.chat;

const [process, financing] = [pathTo("process"), pathTo("financing")];

test("a round button opens a panel of 350 x 500 px, and the whole screen on a phone", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await openPage(page, process);
  const { button, panel, input } = assistantOf(page);
  await button.click();
  await expect(panel).toBeVisible();
  await expect(button).toBeHidden();
  await expect(input).toBeFocused();
  await expect
    .poll(async () => {
      const { width, height } = (await panel.boundingBox()) ?? {};
      return [width, height];
    })
    .toEqual(isMobile ? [page.viewportSize()?.width, page.viewportSize()?.height] : [350, 500]);
});

test("it greets, says that a program answers, links to the privacy policy, and calls nobody", async ({ page }) => {
  const called: string[] = [];
  page.on("request", (request) => called.push(request.url()));
  const { panel, input, bubbles } = await openAssistant(page);
  await expect(panel.getByRole("heading", { name: catalogue.chat.title })).toBeVisible();
  expect(await bubbles()).toEqual([greeting]);
  await expect(panel.getByText(texts.assistant.notice)).toBeVisible();
  await expect(input).toHaveAccessibleDescription(texts.assistant.notice);
  await expect(panel.getByRole("link", { name: texts.footer.privacy })).toHaveAttribute("href", pathTo("privacy"));
  await page.waitForLoadState("networkidle");
  expect(called.filter((url) => url.includes("/functions/"))).toEqual([]);
});

test("a reply of a language model says so itself, also to screen readers, and no other reply does", async ({
  page,
}) => {
  const { panel, bubbles, ask } = await openAssistant(page);
  const announced = panel.locator("[aria-live='polite']");
  for (const [source, origin] of [
    ["search", ""],
    ["model", texts.assistant.generated],
  ] as const) {
    await page.route(calls.chat, (route) => route.fulfill({ json: { response: "Sí.", answeredBy: source } }));
    await ask("Hola");
    const lines = ["Sí.", origin].filter((line) => line !== "");
    await expect.poll(async () => (await bubbles()).at(-1)?.split(/\n+/)).toEqual(lines);
    await expect(announced).toHaveText(lines.join(" "));
  }
});

test("a question to begin with is sent by one press, and the others go", async ({ page }) => {
  const { panel, input, bubbles } = await openAssistant(page);
  const bodies = await recordCalls(page, calls.chat, reply("Sí."));
  const questions = panel.getByRole("list", { name: texts.assistant.starters }).getByRole("button");
  const [assistant] = content.entries("assistant");
  expect(await questions.allInnerTexts()).toEqual(assistant?.data.starters);
  const [first = ""] = await questions.allInnerTexts();
  await questions.first().click();
  await expect.poll(bubbles).toEqual([greeting, first, "Sí."]);
  await expect(questions).toHaveCount(0);
  await expect(input).toBeFocused();
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ message: first }]);
});

test("questions are on the right, «Escribiendo...» stands for the reply on the left, and the question before goes with the next", async ({
  page,
}) => {
  const { input, send, bubbles, log, ask } = await openAssistant(page);
  const held = heldAnswer(reply("Son 36.000 €."));
  const bodies = await recordCalls(page, calls.chat, held.answer);
  await ask("  ¿Cuánto cuesta una casa de 40 m²?  ");
  await expect.poll(bubbles).toEqual([greeting, "¿Cuánto cuesta una casa de 40 m²?", typing]);
  await expect(input).toBeDisabled();
  await expect(send).toBeDisabled();
  await expect(input).toHaveValue("");
  held.release();
  await expect.poll(bubbles).toEqual([greeting, "¿Cuánto cuesta una casa de 40 m²?", "Son 36.000 €."]);
  await expect(input).toBeFocused();
  await ask("¿Y con transporte?");
  // The fifth bubble may still be the one that stands for the reply.
  await expect.poll(async () => (await bubbles()).slice(3)).toEqual(["¿Y con transporte?", "Son 36.000 €."]);
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    { message: "¿Cuánto cuesta una casa de 40 m²?" },
    { message: "¿Y con transporte?", previous: "¿Cuánto cuesta una casa de 40 m²?" },
  ]);
  const sides = await log.locator("li").evaluateAll((items) =>
    items.map((item) => {
      const list = item.parentElement?.getBoundingClientRect();
      const { left, right } = item.getBoundingClientRect();
      return Math.abs(left - (list?.left ?? 0)) < 1 ? "left" : Math.abs(right - (list?.right ?? 0)) < 1 ? "right" : "";
    }),
  );
  expect(sides).toEqual(["left", "right", "left", "right", "left"]);
});

test("nothing is sent for an empty or blank message, nor more than 1,000 characters", async ({ page }) => {
  const { input, send, bubbles, ask } = await openAssistant(page);
  const bodies = await recordCalls(page, calls.chat, reply("Sí."));
  await send.click();
  await ask("   ");
  expect(await bubbles()).toEqual([greeting]);
  await input.fill("");
  await input.focus();
  await page.keyboard.insertText("ñ".repeat(1200));
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await bubbles()).at(-1)).toBe("Sí.");
  expect(bodies.map((body) => JSON.parse(body).message.length)).toEqual([1000]);
});

test("a second message waits for the first reply", async ({ page }) => {
  const { input, panel, ask } = await openAssistant(page);
  const held = heldAnswer(reply("Sí."));
  const bodies = await recordCalls(page, calls.chat, held.answer);
  await ask("Primera");
  await panel.locator("form").evaluate((form: HTMLFormElement) => {
    const field = form.elements.namedItem("message");
    if (field instanceof HTMLInputElement) field.value = "Segunda";
    form.requestSubmit();
  });
  await expect.poll(() => bodies.length).toBe(1);
  held.release();
  await expect(input).toBeEnabled();
  expect(bodies).toHaveLength(1);
});

test("Escape closes it and gives the focus back, also while a reply is pending", async ({ page }) => {
  const { button, panel, input, bubbles, ask } = await openAssistant(page);
  const held = heldAnswer(reply("Aquí estoy."));
  await recordCalls(page, calls.chat, held.answer);
  await ask("Hola");
  await expect(input).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  held.release();
  await expect.poll(bubbles).toEqual([greeting, "Hola", "Aquí estoy."]);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await expect(input).toBeFocused();
});

test("a click on the button gives the focus back to the input, also in browsers that do not focus what is clicked", async ({
  page,
}) => {
  const { input, panel, send, bubbles } = await openAssistant(page);
  const held = heldAnswer(reply("Sí."));
  await recordCalls(page, calls.chat, held.answer);
  await input.fill("Hola");
  // Safari gives it to what is around the button.
  await panel.focus();
  await send.evaluate((button: HTMLElement) => button.click());
  await expect(input).toBeDisabled();
  held.release();
  await expect.poll(async () => (await bubbles()).at(-1)).toBe("Sí.");
  await expect(input).toBeFocused();
});

test("a reply that came while the panel was closed is in view and announced once, when it opens again", async ({
  page,
}) => {
  const { button, close, input, log, ask } = await openAssistant(page);
  const long = "Una respuesta que ocupa bastante sitio. ".repeat(6);
  await page.route(calls.chat, reply(long));
  for (const question of ["una", "dos", "tres"]) {
    await ask(question);
    await expect(input).toBeFocused();
  }
  await page.unroute(calls.chat);
  const held = heldAnswer(reply(`${long}Y es la última.`));
  await recordCalls(page, calls.chat, held.answer);
  await ask("¿Y la última?");
  await close.click();
  held.release();
  await expect(page.locator(".assistant-panel .chat-bubble").last()).toContainText("Y es la última.");
  const announced = page.locator(".assistant-panel [aria-live='polite'] span");
  await expect(announced).toHaveCount(0);
  await button.click();
  await expect.poll(() => log.evaluate(showsNewest)).toBe(true);
  await expect(announced).toHaveText(`${long}Y es la última.`);
  await close.click();
  await button.click();
  await expect(input).toBeFocused();
  await expect(announced).toHaveCount(0);
});

test("a reply does not take the focus from where the visitor has gone", async ({ page }) => {
  const { bubbles, ask } = await openAssistant(page);
  const held = heldAnswer(reply("Ya."));
  await recordCalls(page, calls.chat, held.answer);
  await ask("Hola");
  const link = page.getByRole("link", { name: texts.nav.blog });
  await link.focus();
  held.release();
  await expect.poll(async () => (await bubbles()).at(-1)).toBe("Ya.");
  await expect(link).toBeFocused();
});

test("the conversation stays from page to page, and while the panel is closed and inert", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  const { button, close, panel, log, bubbles, ask } = await openAssistant(page);
  await page.route(calls.chat, reply(`Lo tienes en ${financing}.`));
  const { heading } = content.page("financing").data;
  await ask("¿Y el banco?");
  await log.getByRole("link", { name: heading }).click();
  await expect(page).toHaveURL(financing);
  if (isMobile) {
    await expect(panel).toBeHidden();
    await expect(page.locator("#site-content")).toBeFocused();
    await button.click();
  }
  await expect(panel).toBeVisible();
  await close.click();
  await expect(page.locator(".assistant-panel")).toHaveAttribute("inert");
  await button.click();
  expect(await bubbles()).toEqual([greeting, "¿Y el banco?", `Lo tienes en ${heading}.`]);
});

test("on a phone nothing behind the open panel can be reached", { tag: "@phone" }, async ({ page }) => {
  const { panel } = await openAssistant(page, pathTo("contact"));
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () =>
        document.activeElement !== document.body && !document.activeElement?.closest(".assistant-panel, .toast-region"),
    );
    expect(outside).toBe(false);
  }
  await panel.press("Escape");
  await page.getByLabel(texts.contact.name).focus();
  await expect(page.getByLabel(texts.contact.name)).toBeFocused();
});

test("the panel closes when a field below it gets the focus", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  const { panel } = await openAssistant(page, pathTo("contact"));
  const message = page.getByRole("form", { name: texts.contact.form }).getByLabel(texts.contact.message);
  await message.scrollIntoViewIfNeeded();
  await message.focus();
  await expect(panel).toBeHidden();
  await expect(message).toBeFocused();
});

test("the open panel breaks no rule of accessibility, and has edges with forced colours", async ({ page }) => {
  const { input, ask } = await openAssistant(page);
  await page.route(calls.chat, reply(`Mira ${pathTo("models")}.`));
  await ask("¿Qué modelos hay?");
  await expect(input).toBeFocused();
  await expectAccessible(page, "the assistant");
  await page.emulateMedia({ forcedColors: "active" });
  const edges = await page
    .locator(".assistant-panel__head, .assistant-panel__form, .chat-bubble")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part)))
    .then((styles) => styles.map(({ borderStyle }) => borderStyle));
  expect(edges).toHaveLength(5);
  for (const edge of edges) expect(edge).toContain("solid");
});

test("only new replies are announced, never what the visitor writes or an earlier reply", async ({ page }) => {
  await openPage(page, process);
  const { button, input, panel, log, ask } = assistantOf(page);
  await button.click();
  await expect(log).toHaveAttribute("aria-live", "off");
  const announced = panel.locator("[aria-live='polite']");
  await expect(announced).toHaveText("");
  await page.route(calls.chat, reply(`Sí, en ${financing}.`));
  await ask("¿Uno?");
  // As it is shown: a link by the name of its page.
  await expect(announced).toHaveText(`Sí, en ${content.page("financing").data.heading}.`);
  await page.unroute(calls.chat);
  await page.route(calls.chat, reply("Sí."));
  await ask("¿Uno?");
  await expect(announced).toHaveText("Sí.");
  await expect(input).toBeFocused();
  // The same words again are new ones: a new element says them.
  const first = await announced.locator("span").elementHandle();
  await ask("¿Dos?");
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(announced).toHaveText("Sí.");
  await expect(input).toBeFocused();
});

/** Returns whether the last entry of a list that scrolls is in view. */
function showsNewest(list: Element): boolean {
  const newest = list.querySelector("li:last-child")?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  return newest !== undefined && newest.height > 0 && newest.top >= top && newest.bottom <= bottom;
}
