import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openAssistant } from "./assistant-page.ts";
import { catalogue } from "./catalogue.ts";
import { letter, openContact } from "./contact-page.ts";
import { calls, expect, expectToast, shownToasts, test } from "./forms-test.ts";

/** Opens what the developer reads, as the browser of this machine that it is. */
async function openLocalPage(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({});
  await page.goto("/_local/");
}

/** Milliseconds that the first sign-up may take on a busy machine: it makes the database. */
const databaseStart = 60_000;

test("a message sent from the contact page can be read in the local mailbox", async ({ page }) => {
  const contact = await openContact(page);
  const mark = `Marca ${randomUUID()}`;
  await contact.write({ ...letter, Mensaje: `${letter.Mensaje} ${mark}` });
  await contact.send.click();
  await expectToast(page, catalogue.contact.success);
  await openLocalPage(page);
  await expect(page.getByText(letter.Nombre).first()).toBeVisible();
});

test("a message within a second of another one is refused by the service, and kept by the page", async ({
  page,
  faults,
}) => {
  faults.expectFailedRequest(/email\/send/);
  faults.expectConsoleError(/^The contact message was not sent\./);
  const contact = await openContact(page);
  // The same message goes before it, by the same client; and again while the machine is too busy for two in a second.
  await page.route(calls.email, async (route) => {
    let response = await route.fetch();
    while (response.status() !== 429) response = await route.fetch();
    await route.fulfill({ response });
  });
  await contact.write();
  const [response] = await Promise.all([page.waitForResponse(calls.email), contact.send.click()]);
  expect(response.status()).toBe(429);
  await expectToast(page, catalogue.contact.failure);
  await expect(contact.message).toHaveValue(letter.Mensaje);
});

test("a sign-up is stored once, and a second one is not told apart", async ({ page }) => {
  const address = `ines-${randomUUID()}@correo.es`;
  for (const spelling of [address, ` ${address.toUpperCase()} `]) {
    await page.goto("/disenador");
    const form = page.getByRole("form", { name: "Suscripción al boletín" });
    await form.getByLabel("Correo electrónico").fill(spelling);
    await form.getByRole("button").click();
    await expectToast(page, catalogue.newsletter.success, databaseStart);
  }
  await openLocalPage(page);
  await expect(page.getByText(address)).toHaveCount(1);
});

test("the eleventh sign-up from one address within ten minutes is refused", async ({ page, faults }) => {
  faults.expectFailedRequest(/rest\/v1\/emails/);
  faults.expectConsoleError(/^The subscription was not made\./);
  await page.goto("/disenador");
  const form = page.getByRole("form", { name: "Suscripción al boletín" });
  for (let count = 1; count <= 11; count += 1) {
    await form.getByLabel("Correo electrónico").fill(`ines-${randomUUID()}@correo.es`);
    const answer = page.waitForResponse(/rest\/v1\/emails/, { timeout: databaseStart });
    const [response] = await Promise.all([answer, form.getByRole("button").click()]);
    expect(response.status()).toBe(count <= 10 ? 201 : 429);
    await expect(form.getByRole("button")).toBeEnabled();
  }
  await expect.poll(() => shownToasts(page)).toContainEqual(catalogue.newsletter.failure);
});

test("«¿Cuánto cuesta una casa de 40 metros cuadrados?» is answered with 36.000 € and a link", async ({ page }) => {
  const { input, log } = await openAssistant(page);
  await input.fill("¿Cuánto cuesta una casa de 40 metros cuadrados?");
  await page.keyboard.press("Enter");
  await expect(log.locator("li").last()).toContainText("36.000\u00A0€");
  await expect(log.locator("li").last().getByRole("link")).toHaveAttribute("href", /^\/[\w/-]+$/);
});

test("forms and assistant leave nothing in the browser's storage", async ({ page, context }) => {
  const { input, log, close } = await openAssistant(page, "/disenador");
  await input.fill("¿Qué medidas tiene el MOD|ONE?");
  await page.keyboard.press("Enter");
  await expect(log.getByRole("link", { name: /^\// }).last()).toBeVisible();
  await close.click();
  const form = page.getByRole("form", { name: "Suscripción al boletín" });
  await form.getByLabel("Correo electrónico").fill(`ines-${randomUUID()}@correo.es`);
  await form.getByRole("button").click();
  await expectToast(page, catalogue.newsletter.success, databaseStart);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  expect(await context.cookies()).toEqual([]);
});

test("what the site does not say the assistant does not know, and sends to the contact page", async ({ page }) => {
  const { input, log } = await openAssistant(page);
  await input.fill("¿Cuál es la capital de Mongolia?");
  await page.keyboard.press("Enter");
  await expect(log.getByRole("link", { name: "/contacto" })).toBeVisible();
});
