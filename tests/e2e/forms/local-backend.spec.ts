import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { content, pathTo } from "#tests/e2e/fixture.ts";
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

test("a sign-up is stored once, a second one gets the same notice, and the browser's storage stays empty", async ({
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
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  expect(await context.cookies()).toEqual([]);
  await openLocalPage(page);
  await expect(page.getByText(email)).toHaveCount(1);
});

test("the assistant answers with a price and a link, or sends to the contact page, and stores nothing", async ({
  page,
  context,
}) => {
  const { ask, log } = await openAssistant(page);
  const last = log.locator("li").last();
  await ask("¿Cuánto cuesta una casa de 40 metros cuadrados?");
  const euros = new Intl.NumberFormat("es-ES", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  await expect(last).toContainText(euros.format(40 * content.site().precio.metro));
  await expect(last.getByRole("link")).toHaveAttribute("href", /^\/[\w/-]+$/);
  await ask("¿Cuál es la capital de Mongolia?");
  await expect(last.getByRole("link", { name: pathTo("contact") })).toBeVisible();
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  expect(await context.cookies()).toEqual([]);
});
