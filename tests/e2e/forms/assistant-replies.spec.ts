import type { Locator } from "@playwright/test";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { assistantOf, openAssistant, reply } from "./assistant-page.ts";
import { catalogue } from "./catalogue.ts";
import { calls, expect, expectFailureToast, failures, shownToasts, test } from "./forms-test.ts";

const { greeting, apology, toast, noResponse } = catalogue.chat;

test("an answer without a reply is a failure, with its reason on the console", async ({ page, errors }) => {
  errors.expectConsoleError(new RegExp(noResponse));
  const { input, ask, bubbles } = await openAssistant(page);
  await page.route(calls.chat, reply("  "));
  await ask("Hola");
  await expect.poll(bubbles).toEqual([greeting, "Hola", apology]);
  await expectFailureToast(page, toast);
  await expect(input).toBeFocused();
});

// Contact form and newsletter have the other failures; to a form they are all the same.
test("offline, a question ends in an apology, a notice and lasting ways to a person, and online again in a reply", async ({
  page,
  context,
  errors,
}) => {
  errors.expectFailedRequest(/./);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  await page.clock.install();
  const { log, bubbles, ask } = await openAssistant(page);
  await context.setOffline(true);
  await ask("Hola");
  await expect.poll(bubbles).toEqual([greeting, "Hola", apology]);
  await expectFailureToast(page, toast);
  // Longer than the notice stays.
  await page.clock.runFor(30_000);
  await expectWays(log);
  await context.setOffline(false);
  await page.route(calls.chat, reply("Ya estoy."));
  await ask("¿Estás?");
  await expect.poll(bubbles).toEqual([greeting, "Hola", apology, "¿Estás?", "Ya estoy."]);
  await expect(log.getByRole("link", { name: texts.contact.form })).toHaveCount(0);
});

test("offline, the button leaves a notice with ways to a person, which Escape closes, and online again it opens the panel", {
  tag: "@both",
}, async ({ page, context, errors }) => {
  errors.expectFailedRequest(/./);
  // Of each of the two presses.
  errors.expectConsoleError(/^The assistant could not be loaded\./);
  errors.expectConsoleError(/^The assistant could not be loaded\./);
  await openPage(page, pathTo("process"));
  const { button, panel, input } = assistantOf(page);
  await expect(button).toBeVisible();
  const { failure } = texts.assistant;
  const notice = page.getByRole("complementary", { name: texts.assistant.title });
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
  await expect(panel).toBeVisible();
  await expect(input).toBeFocused();
  await expect(notice.getByRole("alert")).toHaveCount(0);
  // Its styles, which had failed too.
  await expect(panel).toHaveCSS("position", "fixed");
});

test("that notice gives way to a field below it that gets the focus", { tag: "@phone" }, async ({ page, errors }) => {
  errors.expectFailedRequest(/assistant-panel/);
  errors.expectConsoleError(/^The assistant could not be loaded\./);
  await page.route("**/assets/assistant-panel-*.js", (route) => route.abort());
  await openPage(page, pathTo("contact"));
  await assistantOf(page).button.click();
  await expect(page.getByRole("alert")).toBeVisible();
  const message = page.getByLabel(texts.contact.message, { exact: true });
  await message.evaluate((field) => field.scrollIntoView({ block: "end", behavior: "instant" }));
  await message.focus();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(message).toBeFocused();
});

/** Looks for telephone, email and the page with the form in a part of the assistant. */
async function expectWays(part: Locator): Promise<void> {
  const links = part.getByRole("link");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const { email, telefono } = content.site().contacto;
  for (const target of [`mailto:${email}`, telephoneHref(telefono), pathTo("contact")])
    expect(targets).toContain(target);
}

test("a notice is above the panel", { tag: "@phone" }, async ({ page, errors }) => {
  errors.expectFailedRequest(/./);
  errors.expectConsoleError(/^The assistant gave no reply\./);
  const { ask } = await openAssistant(page);
  await page.route(calls.chat, failures["no connection"]);
  await ask("Hola");
  await expectFailureToast(page, toast);
  const isOnTop = () =>
    page
      .locator(".toast-region li")
      .first()
      .evaluate((notice) => {
        const { left, top, width, height } = notice.getBoundingClientRect();
        return notice.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
  await expect.poll(isOnTop, { intervals: [50] }).toBe(true);
});

test("a reply is text, whatever it is made of", async ({ page }) => {
  const { log, bubbles, ask } = await openAssistant(page);
  const hostile =
    '<img src=x onerror="document.title=1"><a href="https://otra.example">x</a> **y** [z](javascript:alert(1))';
  await page.route(calls.chat, reply(hostile));
  await ask("<b>¿Hola?</b>");
  await expect.poll(bubbles).toEqual([greeting, "<b>¿Hola?</b>", hostile]);
  await expect(log.locator("img, b, script")).toHaveCount(0);
  await expect(log.locator("li a")).toHaveCount(0);
});

test("passages are cards with the title and a link to their page, other pages of the site are links by their names", {
  tag: "@both",
}, async ({ page }) => {
  const { log, ask } = await openAssistant(page);
  const [models, product] = [pathTo("models"), productPath("lum-norte")];
  await page.route(
    calls.chat,
    reply(`Esto dice la web:\n\n¿Qué modelos hay?\nHay tres modelos.\n${models}\n\nNo /no-existe, sino ${product}.`),
  );
  await ask("¿Qué hay?");
  const card = log.getByRole("listitem").filter({ hasText: "Esto dice la web:" }).locator("section");
  await expect(card).toHaveCount(1);
  await expect(card.getByRole("heading", { name: "¿Qué modelos hay?" })).toBeVisible();
  await expect(card).toContainText("Hay tres modelos.");
  await expect(card.getByRole("link")).toHaveAttribute("href", models);
  await expect(log.getByText("No /no-existe, sino Ficha de LUM|NORTE.")).toBeVisible();
  await expect(log.getByRole("link", { name: "Ficha de LUM|NORTE" })).toHaveAttribute("href", product);
  expect(await log.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expectAccessible(page, "the assistant with a passage");
});

test("a long reply is shown from its beginning", async ({ page }) => {
  const { log, ask } = await openAssistant(page);
  await page.route(calls.chat, reply(Array.from({ length: 60 }, (_, line) => `Línea ${line + 1}`).join("\n")));
  await ask("¿Todo?");
  await expect(log.getByText("Línea 60")).toBeAttached();
  const start = await log.evaluate((element) => {
    const last = element.querySelector("li:last-child");
    return (last?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
  });
  expect(start).toBeGreaterThanOrEqual(0);
  expect(start).toBeLessThan(40);
});

test("without a session the call carries the public key alone, with one its token", async ({ page, baseURL }) => {
  const headers: Record<string, string>[] = [];
  await page.route(calls.chat, async (route) => {
    headers.push(route.request().headers());
    await reply("Sí.")(route);
  });
  const first = await openAssistant(page);
  await first.ask("Hola");
  await expect.poll(() => headers.length).toBe(1);
  expect(headers[0]?.apikey).toBe("sb_publishable_local");
  expect(headers[0]?.authorization).toBeUndefined();

  await page.evaluate(
    (host) => {
      const session = {
        access_token: "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYXV0aGVudGljYXRlZCJ9.firma",
        refresh_token: "renovar",
        token_type: "bearer",
        expires_in: 3600,
        expires_at: Math.floor(Date.now() / 1000) + 3600,
        user: { id: "1", aud: "authenticated" },
      };
      localStorage.setItem(`sb-${host}-auth-token`, JSON.stringify(session));
    },
    new URL(String(baseURL)).hostname.split(".")[0],
  );
  await page.reload();
  const second = assistantOf(page);
  await second.button.click();
  await second.ask("Hola");
  await expect.poll(() => headers.length).toBe(2);
  expect(headers[1]?.apikey).toBe("sb_publishable_local");
  expect(headers[1]?.authorization).toBe("Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYXV0aGVudGljYXRlZCJ9.firma");
});
