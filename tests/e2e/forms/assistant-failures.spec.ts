import type { Locator } from "@playwright/test";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { assistantOf, reply } from "./assistant-page.ts";
import { calls, lateScripts } from "./calls.ts";
import { expectToast, shownToasts } from "./toasts.ts";

const { greeting, failure, title } = texts.assistant;

/** Looks for telephone, email address and the page with the form in a part of the assistant. */
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
  // Of each of the two presses.
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

test("that notice gives way to a field below it that gets the focus", { tag: "@phone" }, async ({ page, errors }) => {
  errors.expectFailedRequest(/assistant-panel/);
  errors.expectConsoleError(/^The assistant could not be loaded\./);
  await page.route(lateScripts.panel, (route) => route.abort());
  await openPage(page, pathTo("contact"));
  await assistantOf(page).button.click();
  await expect(page.getByRole("alert")).toBeVisible();
  const message = page.getByLabel(texts.contact.message, { exact: true });
  await message.evaluate((field) => field.scrollIntoView({ block: "end", behavior: "instant" }));
  await message.focus();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(message).toBeFocused();
});
