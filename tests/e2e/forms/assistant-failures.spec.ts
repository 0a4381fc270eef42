import type { Locator } from "@playwright/test";
import { telephoneHref } from "#app/text/telephone-href.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { assistantOf, openAssistant, reply } from "./assistant-page.ts";
import { calls, heldAnswer, lateScripts, recordCalls, unavailable } from "./calls.ts";
import { expectToast, shownToasts } from "./toasts.ts";

const { greeting, failure, notice, suggestedQuestions, title } = texts.assistant;

/** Expects telephone, email address and a link to the form in a part of the assistant. */
async function expectWays(part: Locator): Promise<void> {
  const links = part.getByRole("link");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const { email, telefono } = content.site().contacto;
  expect(targets).toEqual(expect.arrayContaining([`mailto:${email}`, telephoneHref(telefono), pathTo("contact")]));
}

test("offline, the button leaves a notice with a retry, a question an apology, both with ways to a person", async ({
  page,
  context,
  errors,
}) => {
  errors.expectFailedRequest(/./);
  // One error for each of the two presses.
  for (const _press of [1, 2]) errors.expectConsoleError(/^The assistant could not be loaded\./);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.clock.install();
  await openPage(page, pathTo("process"));
  const { button, panel, input, log, bubbles, ask } = assistantOf(page);
  await expect(button).toBeVisible();
  await test.step("the button", async () => {
    const notice = page.getByRole("complementary", { name: title });
    const retry = notice.getByRole("button", { name: failure.retry });
    await context.setOffline(true);
    await button.click();
    // Said once: by the alert alone.
    await expect(notice.getByRole("alert")).toHaveText(failure.panel);
    expect(await shownToasts(page)).toEqual([]);
    await expect(retry).toBeFocused();
    await expectWays(notice);
    await page.keyboard.press("Escape");
    await expect(notice.getByRole("alert")).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(retry).toBeFocused();
    await context.setOffline(false);
    await retry.click();
    await expect(input).toBeFocused();
    await expect(notice.getByRole("alert")).toHaveCount(0);
    // Its styles, which had failed too.
    await expect(panel).toHaveCSS("position", "fixed");
  });
  await context.setOffline(true);
  await ask("Hola");
  await expect.poll(bubbles).toEqual([greeting, "Hola", failure.reply]);
  await expectToast(page, failure.toast, { isFailure: true });
  await expect(input).toBeFocused();
  // Longer than the toast stays.
  await page.clock.runFor(30_000);
  await expectWays(log);
  await context.setOffline(false);
  await page.route(calls.chat, reply("Ya estoy."));
  await ask("¿Estás?");
  await expect.poll(bubbles).toEqual([greeting, "Hola", failure.reply, "¿Estás?", "Ya estoy."]);
  await expect(log.getByRole("link", { name: texts.contact.form })).toHaveCount(0);
});

test("a question that failed is in the field again; sent again, it is said once, and not its own predecessor", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  for (const _try of [1, 2]) errors.expectConsoleError(/^The assistant gave no reply\./);
  const { panel, input, bubbles, ask } = await openAssistant(page);
  const retry = panel.getByRole("button", { name: failure.retry });
  await page.route(calls.chat, reply("Sí."));
  await ask("¿Una?");
  await expect.poll(bubbles).toEqual([greeting, "¿Una?", "Sí."]);
  const said = [greeting, "¿Una?", "Sí.", "¿Y la otra?"];
  await page.unroute(calls.chat);
  const bodies = await recordCalls(page, calls.chat, unavailable);
  await ask(" ¿Y la otra? ");
  await expect.poll(bubbles).toEqual([...said, failure.reply]);
  await expect(input).toHaveValue("¿Y la otra?");
  await expect(input).toBeFocused();
  await test.step("by the button", async () => {
    await retry.click();
    await expect.poll(bubbles).toEqual([...said, failure.reply, failure.reply]);
    await expect(retry).toBeInViewport({ ratio: 1 });
    await expect(input).toHaveValue("¿Y la otra?");
    await expect(input).toBeFocused();
  });
  await test.step("as it is in the field", async () => {
    await page.unroute(calls.chat);
    const held = heldAnswer(reply("También."));
    await page.route(calls.chat, held.answer);
    const asked = page.waitForRequest(calls.chat);
    await page.keyboard.press("Enter");
    bodies.push((await asked).postDataJSON());
    await expect(input).toHaveValue("");
    await expect(retry).toHaveCount(0);
    held.release();
    await expect.poll(bubbles).toEqual([...said, failure.reply, failure.reply, "También."]);
    await expect(input).toHaveValue("");
  });
  expect(bodies).toEqual(Array(3).fill({ message: "¿Y la otra?", previous: "¿Una?" }));
});

test("a question written meanwhile stays in the field when another one fails", async ({ page, errors }) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.route(calls.chat, unavailable);
  const { panel, input, bubbles } = await openAssistant(page);
  await input.fill("Mi pregunta");
  const question = panel.getByRole("list", { name: suggestedQuestions }).getByRole("button").first();
  const text = await question.innerText();
  await question.click();
  await expect.poll(bubbles).toEqual([greeting, text, failure.reply]);
  await expect(input).toHaveValue("Mi pregunta");
});

test("after too many questions, one sentence says in how many minutes to try again, and nothing else", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/chat-with-gemini/);
  const { input, log, bubbles, ask } = await openAssistant(page);
  for (const [seconds, words] of [
    ["61", failure.tooMany_other.replace("{{count}}", "2")],
    ["60", failure.tooMany_one.replace("{{count}}", "1")],
  ] as const) {
    errors.expectConsoleError(/^The assistant gave no reply\./);
    const headers = { "Retry-After": seconds };
    await page.route(calls.chat, (route) => route.fulfill({ status: 429, headers, json: { error: "x" } }));
    await ask("Hola");
    // Said once, also by a screen reader: by the alert alone.
    await expect(log.getByRole("alert")).toHaveText(words);
    await expect(input).toHaveAccessibleDescription(`${notice} ${words}`);
    await page.unroute(calls.chat);
  }
  expect(await bubbles()).toEqual([greeting, "Hola"]);
  expect(await shownToasts(page)).toEqual([]);
  await expectAccessible(page, "the assistant after too many questions");
});

test("that notice gives way to a field below it that gets the focus", { tag: "@phone" }, async ({ page, errors }) => {
  errors.expectFailedRequest(/assistant-panel/);
  errors.expectConsoleError(/^The assistant could not be loaded\./);
  await page.route(lateScripts.panel, (route) => route.abort());
  // The notice is over the page from its second view on, which has the field in a low window.
  await page.setViewportSize({ width: 390, height: 480 });
  await openPage(page, pathTo("contact"));
  await assistantOf(page).button.click();
  await expect(page.getByRole("alert")).toBeVisible();
  const message = page.getByLabel(texts.contact.message, { exact: true });
  await message.evaluate((field) => field.scrollIntoView({ block: "end", behavior: "instant" }));
  await message.focus();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(message).toBeFocused();
});
