import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { storedKeys } from "#tests/e2e/site-test.ts";
import { openAssistant } from "./assistant-page.ts";
import { catalogue } from "./catalogue.ts";
import { entries, openContact } from "./contact-page.ts";
import { openDesigner } from "./designer-page.ts";
import { expect, expectToast, test } from "./forms-test.ts";

/** Opens what the developer reads, as the browser of this machine that it is. */
async function openLocalPage(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({});
  await page.goto("/_local/");
}

const { local: tool } = texts;

/** Milliseconds that the first sign-up may take on a busy machine: it makes the database. */
const databaseStart = 60_000;

test("a message sent from the contact page can be read in the local mailbox", async ({ page }) => {
  const contact = await openContact(page);
  const name = `Inés ${randomUUID()}`;
  await contact.write({ ...entries, name });
  await contact.send.click();
  await expectToast(page, catalogue.contact.success);
  await openLocalPage(page);
  await expect(page.getByText(name).first()).toBeVisible();
});

test("a sign-up is stored once, a second one gets the same notice, and the link of its mail confirms it", async ({
  page,
  context,
}) => {
  const email = `ines-${randomUUID()}@correo.es`;
  for (const spelling of [email, ` ${email.toUpperCase()} `]) {
    const newsletter = await openDesigner(page);
    await newsletter.email.fill(spelling);
    await newsletter.send.click();
    await expectToast(page, catalogue.newsletter.success, databaseStart);
  }
  expect(await storedKeys(page)).toEqual([noticeKey]);
  expect(await context.cookies()).toEqual([]);
  await openLocalPage(page);
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
  await openLocalPage(page);
  await expect(row.filter({ hasText: tool.confirmed.replace(/\{\{.*/, "") })).toHaveCount(1);
});

test("the assistant answers with a price and a link, or sends to the contact page, and stores nothing", async ({
  page,
  context,
}) => {
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
