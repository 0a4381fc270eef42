import type { Route } from "@playwright/test";
import { catalogue } from "./catalogue.ts";
import { letter, openContact } from "./contact-page.ts";
import {
  calls,
  countCalls,
  expect,
  expectFailureToast,
  expectToast,
  failures,
  heldAnswer,
  shownToasts,
  test,
} from "./forms-test.ts";
import { isScriptOf } from "./vendor-scripts.ts";

const { success, failure, faults } = catalogue.contact;
const accept = (route: Route) => route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });

test("a letter is sent once with what EmailJS's template takes, and the form is empty again", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await countCalls(page, calls.email, accept);
  await contact.write();
  await contact.send.click();
  await expectToast(page, success);
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    {
      lib_version: expect.any(String),
      user_id: "local_public_key",
      service_id: "local_service",
      template_id: "local_template",
      template_params: {
        from_name: letter.Nombre,
        from_email: letter["Correo electrónico"],
        message: letter.Mensaje,
        to_email: "hola@mod.example",
      },
    },
  ]);
  for (const field of [contact.name, contact.email, contact.message]) await expect(field).toHaveValue("");
  await expect(contact.send).toBeEnabled();
  // The focus has not been lost, and leaving an emptied field is no fault.
  await expect(contact.send).toBeFocused();
  await contact.name.focus();
  await contact.name.blur();
  await expect(contact.form.getByText(faults.name)).toHaveCount(0);
});

for (const [what, fail] of Object.entries(failures)) {
  test(`${what} ends in the failure notice with every word kept, and the next try works`, async ({
    page,
    faults: log,
  }) => {
    log.expectFailedRequest(/email\/send/);
    log.expectConsoleError(/^The contact message was not sent\./);
    const contact = await openContact(page);
    await page.route(calls.email, fail);
    await contact.write();
    await contact.send.click();
    await expectFailureToast(page, failure);
    for (const [label, value] of Object.entries(letter))
      await expect(contact.form.getByLabel(label)).toHaveValue(value);
    await expect(contact.send).toBeEnabled();
    await expect(contact.send).toBeFocused();
    await page.clock.fastForward(5000);
    await expect.poll(() => shownToasts(page)).toEqual([]);
    await page.unroute(calls.email);
    await page.route(calls.email, accept);
    await contact.send.click();
    await expectToast(page, success);
  });
}

test("a visitor who is offline before anything was loaded is told so, and can send afterwards", async ({
  page,
  context,
  faults: log,
}) => {
  log.expectFailedRequest(/./);
  log.expectConsoleError(/^The contact message was not sent\./);
  const contact = await openContact(page);
  await context.setOffline(true);
  await contact.write();
  await contact.send.click();
  await expectToast(page, failure);
  await expect(contact.message).toHaveValue(letter.Mensaje);
  await page.clock.fastForward(5000);
  await expect.poll(() => shownToasts(page)).toEqual([]);
  await context.setOffline(false);
  await page.route(calls.email, accept);
  await contact.send.click();
  await expectToast(page, success);
});

test("a service that never answers counts as a failure after half a minute", async ({ page, faults: log }) => {
  log.expectConsoleError(/^The contact message was not sent\./);
  const contact = await openContact(page);
  const held = heldAnswer(accept);
  const bodies = await countCalls(page, calls.email, held.answer);
  await contact.write();
  await contact.send.click();
  await expect(contact.send).toHaveText("Enviando…");
  await expect.poll(() => bodies.length).toBe(1);
  await page.clock.fastForward(31_000);
  await expectToast(page, failure);
  await expect(contact.message).toHaveValue(letter.Mensaje);
  held.release();
});

test("a download that never ends counts as a failure too, and what comes of it later sends nothing", async ({
  page,
  faults: log,
}) => {
  log.expectConsoleError(/^The contact message was not sent\./);
  const held = heldAnswer((route) => route.continue());
  await page.route(isScriptOf("@emailjs/browser"), held.answer);
  const contact = await openContact(page);
  const bodies = await countCalls(page, calls.email, accept);
  const asked = page.waitForRequest((request) => isScriptOf("@emailjs/browser")(new URL(request.url())));
  await contact.write();
  await asked;
  await contact.send.click();
  await expect(contact.send).toHaveText("Enviando…");
  await page.clock.fastForward(31_000);
  await expectFailureToast(page, failure);
  await expect(contact.message).toHaveValue(letter.Mensaje);
  await expect(contact.send).toBeEnabled();
  const loaded = page.waitForResponse((response) => isScriptOf("@emailjs/browser")(new URL(response.url())));
  held.release();
  await loaded;
  await page.clock.fastForward(5000);
  await expect.poll(() => shownToasts(page)).toEqual([]);
  await contact.send.click();
  await expectToast(page, success);
  expect(bodies).toHaveLength(1);
});

test("a letter about a model is sent as it was begun, and then nothing speaks of the model any more", async ({
  page,
}) => {
  const contact = await openContact(page, "?modelo=mod-one");
  const bodies = await countCalls(page, calls.email, accept);
  await expect(contact.message).toHaveValue(/MOD\|ONE/);
  const begun = await contact.message.inputValue();
  const { Mensaje, ...others } = letter;
  await contact.write(others);
  await contact.send.click();
  await expectToast(page, success);
  expect(JSON.parse(bodies[0] ?? "{}").template_params.message).toBe(begun);
  await expect(contact.message).toHaveValue("");
  await expect(contact.form.getByText("El mensaje empieza")).toBeHidden();
});

test("whoever reads the privacy policy before sending finds every word again", async ({ page }) => {
  const contact = await openContact(page);
  await page.route(calls.email, accept);
  await contact.write();
  await contact.form.getByRole("link", { name: "Política de Privacidad" }).click();
  await expect(page).toHaveURL("/privacidad");
  await page.goBack();
  for (const [label, value] of Object.entries(letter)) await expect(contact.form.getByLabel(label)).toHaveValue(value);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  await contact.name.focus();
  await page.clock.fastForward(3000);
  await contact.send.click();
  await expectToast(page, success);
  await page.locator('footer a[href="/proceso"]').click();
  await expect(page).toHaveURL("/proceso");
  await page.goBack();
  await expect(contact.message).toHaveValue("");
});

test("whoever comes back while a letter is on its way finds it on its way", async ({ page }) => {
  const contact = await openContact(page);
  const held = heldAnswer(accept);
  const bodies = await countCalls(page, calls.email, held.answer);
  await contact.write();
  await contact.send.click();
  await expect.poll(() => bodies.length).toBe(1);
  await page.locator('footer a[href="/proceso"]').click();
  await expect(page).toHaveURL("/proceso");
  await page.goBack();
  await expect(contact.send).toBeDisabled();
  await expect(contact.send).toHaveText("Enviando…");
  await expect(contact.message).toHaveValue(letter.Mensaje);
  held.release();
  await expectToast(page, success);
  await expect(contact.message).toHaveValue("");
  await expect(contact.send).toBeEnabled();
  expect(bodies).toHaveLength(1);
});

test("while a letter is on its way the button waits, and impatience sends nothing twice", async ({ page }) => {
  const contact = await openContact(page);
  const held = heldAnswer(accept);
  const bodies = await countCalls(page, calls.email, held.answer);
  await contact.write();
  await contact.send.dblclick();
  await expect(contact.send).toBeDisabled();
  await contact.name.press("Enter");
  await contact.form.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect.poll(() => bodies.length).toBe(1);
  held.release();
  await expectToast(page, success);
  expect(bodies).toHaveLength(1);
});

test("a letter that comes within three seconds of the first focus is held, then sent", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await countCalls(page, calls.email, accept);
  await page.clock.pauseAt(Date.now() + 60_000);
  const loaded = page.waitForResponse((response) => isScriptOf("@emailjs/browser")(new URL(response.url())));
  await contact.name.focus();
  await loaded;
  for (const [label, value] of Object.entries(letter)) await contact.form.getByLabel(label).fill(value);
  await contact.send.click();
  await page.clock.runFor(2900);
  // Real time, in which a letter that nothing holds would be on its way.
  await page.waitForTimeout(500);
  expect(bodies).toEqual([]);
  await expect(contact.send).toBeDisabled();
  await page.clock.runFor(200);
  await expect.poll(() => bodies.length).toBe(1);
  await page.clock.resume();
  await expectToast(page, success);
});

test("a letter that is held goes out although its writer moves on to another page", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await countCalls(page, calls.email, accept);
  for (const [label, value] of Object.entries(letter)) await contact.form.getByLabel(label).fill(value);
  await contact.send.click();
  await page.locator('footer a[href="/proceso"]').click();
  await expect(page).toHaveURL("/proceso");
  await page.clock.fastForward(3000);
  await expectToast(page, success);
  expect(bodies).toHaveLength(1);
});

test("what a program sends is thrown away, and it is told that all went well", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await countCalls(page, calls.email, accept);
  await contact.write();
  const trap = contact.form.locator("input[tabindex='-1']");
  await expect(trap).toHaveCount(1);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await contact.send.click();
  await expectToast(page, success);
  expect(bodies).toEqual([]);
  await expect(contact.message).toHaveValue("");
});

test("people never meet the field that is set for programs", async ({ page }) => {
  const contact = await openContact(page);
  const trap = contact.form.locator("input[tabindex='-1']");
  expect(await trap.evaluate((input) => input.closest("[aria-hidden='true']") !== null)).toBe(true);
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await contact.email.focus();
  await page.keyboard.press("Tab");
  await expect(contact.message).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(contact.form.getByRole("link", { name: "Política de Privacidad" })).toBeFocused();
});

test("hostile words are sent as they are and shown nowhere", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await countCalls(page, calls.email, accept);
  const hostile = "<script>alert(1)</script>\nBcc: todos@correo.es\n王芳 😀 \u202E";
  await contact.write({ ...letter, Nombre: "Inés <b>Bcc: x@correo.es", Mensaje: hostile });
  await contact.send.click();
  await expectToast(page, success);
  expect(JSON.parse(bodies[0] ?? "{}").template_params).toMatchObject({
    from_name: "Inés <b>Bcc: x@correo.es",
    message: hostile,
  });
});
