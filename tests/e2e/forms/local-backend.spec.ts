import { randomUUID } from "node:crypto";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, openPage, storedKeys, test } from "#tests/e2e/site-test.ts";
import { openAssistant } from "./assistant-page.ts";
import { entries, openContact } from "./contact-page.ts";
import { newsletterOn } from "./newsletter-form.ts";
import { expectToast } from "./toasts.ts";

const { local: tool } = texts;

test("a message sent from the contact page can be read in the local mailbox", async ({ page }) => {
  const contact = await openContact(page);
  const name = `Inés ${randomUUID()}`;
  await contact.write({ ...entries, name });
  await contact.send.click();
  await expectToast(page, texts.contact.success);
  await page.goto("/_local/");
  await expect(page.getByText(name).first()).toBeVisible();
});

test("a sign-up is stored once, and the link of its mail confirms it", async ({ page, context }) => {
  const email = `ines-${randomUUID()}@correo.es`;
  for (const spelling of [email, ` ${email.toUpperCase()} `]) {
    await openPage(page, pathTo("designer"));
    const newsletter = newsletterOn(page);
    await newsletter.email.fill(spelling);
    await newsletter.send.click();
    // The first sign-up makes the database, which takes a busy machine its time.
    await expectToast(page, texts.newsletter.success, { timeout: 60_000 });
  }
  expect(await storedKeys(page)).toEqual([noticeKey]);
  expect(await context.cookies()).toEqual([]);
  await page.goto("/_local/");
  const row = page.getByRole("row").filter({ has: page.getByRole("cell", { name: email, exact: true }) });
  await expect(row.filter({ hasText: tool.waiting })).toHaveCount(1);

  // The second sign-up came within the hour, so there is one mail.
  const mail = page.getByRole("group").filter({ hasText: `<${email}>` });
  await expect(mail).toHaveCount(1);
  await mail.locator("summary").click();
  const text = await mail.locator("pre").innerText();
  await page.goto(new RegExp(`\\S+${pathTo("newsletter")}#confirmar=\\S+`).exec(text)?.[0] ?? "");
  const { confirm } = content.page("newsletter").data;
  await page.getByRole("button", { name: confirm.action }).click();
  await expect(page.getByText(confirm.done)).toBeFocused();
  await page.goto("/_local/");
  await expect(row.filter({ hasText: tool.confirmed.replace(/\{\{.*/, "") })).toHaveCount(1);
});

test("the assistant answers with a price and a link, and stores nothing", async ({ page, context }) => {
  const { ask, log } = await openAssistant(page);
  const last = log.locator(".chat-bubble").last();
  await ask("¿Cuánto cuesta una casa de 40 metros cuadrados?");
  const euros = new Intl.NumberFormat("es-ES", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  await expect(last).toContainText(euros.format(40 * content.site().precio.metro));
  await expect(last.getByRole("link")).toHaveAttribute("href", /^\/[\w/-]+$/);
  await ask("¿Cuál es la capital de Mongolia?");
  await expect(last.getByRole("link", { name: content.page("contact").data.heading })).toBeVisible();
  expect(await storedKeys(page)).toEqual([noticeKey]);
  expect(await context.cookies()).toEqual([]);
});
