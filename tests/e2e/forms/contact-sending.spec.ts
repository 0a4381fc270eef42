import type { Route } from "@playwright/test";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { storedKeys } from "#tests/e2e/site-test.ts";
import { catalogue } from "./catalogue.ts";
import { aboutModel, entries, openContact } from "./contact-page.ts";
import {
  calls,
  expect,
  expectFailureToast,
  expectToast,
  failures,
  heldAnswer,
  recordCalls,
  shownToasts,
  test,
} from "./forms-test.ts";
import { isScriptOf } from "./vendor-scripts.ts";

const { success, failure } = catalogue.contact;
const empty = { name: "", email: "", message: "" };
const process = pathTo("process");
const accept = (route: Route) => route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });

test("a message is sent once with what EmailJS's template takes, and what happens next stands above the empty form", {
  tag: "@both",
}, async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  await contact.write();
  await contact.send.click();
  await expectToast(page, success);
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    {
      lib_version: expect.any(String),
      user_id: "local_key",
      service_id: "local_service",
      template_id: "local_template",
      template_params: {
        from_name: entries.name,
        from_email: entries.email,
        message: entries.message,
        to_email: content.site().contacto.email,
      },
    },
  ]);
  await expect(contact.sent).toBeFocused();
  expect(await contact.read()).toEqual(empty);
  for (const part of [contact.sent, contact.name]) await expect(part).toBeInViewport({ ratio: 1 });
  const [panel, form] = [await contact.sent.boundingBox(), await contact.form.boundingBox()];
  expect(panel?.y).toBeLessThan(form?.y ?? 0);
  await page.clock.fastForward(5000);
  await expect.poll(() => shownToasts(page)).toEqual([]);
  const main = page.getByRole("main");
  const { sent } = content.page("contact").data;
  for (const { title } of [sent.reading, sent.answer, sent.proposal]) await expect(main.getByText(title)).toBeVisible();
  await expect(main.getByText(entries.email)).toBeVisible();
  await expectAccessible(page, "the contact page after a message");
  await main.getByText(texts.contact.written).click();
  await expect(main.getByText(entries.message)).toBeVisible();
});

test("a second message can be sent at once, and is told of like the first", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  for (const message of [entries.message, "¿Y con tarima alrededor?"]) {
    await contact.write({ ...entries, message });
    await contact.email.press("Enter");
    await expectToast(page, success);
    await expect(contact.sent).toBeFocused();
    expect(await contact.read()).toEqual(empty);
    // The field that had the focus is empty now, which is no error of the visitor.
    await expect(contact.form.locator("[aria-invalid=true]")).toHaveCount(0);
    await page.clock.fastForward(5000);
  }
  expect(bodies).toHaveLength(2);
});

test("details that were given stand below the message, and are gone with it", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  const { details } = texts.contact;
  await contact.open(details.title);
  await contact.form.getByLabel(details.telephone).fill("600 000 000");
  await contact.form.getByLabel(details.model).selectOption("LUM|SUR");
  await contact.write();
  await contact.send.click();
  await expectToast(page, success);
  expect(JSON.parse(bodies[0] ?? "{}").template_params.message).toBe(
    `${entries.message}\n\n${details.telephone}: 600 000 000\n${details.model}: LUM|SUR`,
  );
  await expect(contact.form.getByLabel(details.telephone)).toHaveValue("");
  await expect(contact.form.getByLabel(details.model)).toHaveValue("");
});

// Assistant and newsletter have the other failures; to a form they are all the same.
for (const what of ["no connection", "a refusal", "a server that is away"] as const) {
  test(`${what} ends in the failure notice with every word kept, and the next try works`, async ({ page, errors }) => {
    errors.expectFailedRequest(/email\/send/);
    errors.expectConsoleError(/^The contact message was not sent\./);
    const contact = await openContact(page);
    await page.route(calls.email, failures[what]);
    await contact.write();
    await contact.send.click();
    await expectFailureToast(page, failure);
    await expect.poll(contact.read).toEqual(entries);
    await expect(contact.send).toBeEnabled();
    await expect(contact.send).toBeFocused();
    await page.clock.fastForward(5000);
    await expect.poll(() => shownToasts(page)).toEqual([]);
    // The notice is gone, the message stays.
    await expect(contact.form.getByText(failure[1])).toBeVisible();
    await expect(contact.send).toHaveText(texts.contact.retry);
    await expect(contact.send).toHaveAccessibleDescription(new RegExp(failure[1]));
    await page.unroute(calls.email);
    await page.route(calls.email, accept);
    await contact.send.click();
    await expectToast(page, success);
  });
}

test("offline before anything was loaded, sending fails, and works once online", async ({ page, context, errors }) => {
  errors.expectFailedRequest(/./);
  errors.expectConsoleError(/^The contact message was not sent\./);
  const contact = await openContact(page);
  await context.setOffline(true);
  await contact.write();
  await contact.send.click();
  await expectToast(page, failure);
  await expect(contact.message).toHaveValue(entries.message);
  await page.clock.fastForward(5000);
  await expect.poll(() => shownToasts(page)).toEqual([]);
  await context.setOffline(false);
  await page.route(calls.email, accept);
  await contact.send.click();
  await expectToast(page, success);
});

test("a service that never answers counts as a failure after 30 seconds", async ({ page, errors }) => {
  errors.expectConsoleError(/^The contact message was not sent\./);
  const contact = await openContact(page);
  const held = heldAnswer(accept);
  const bodies = await recordCalls(page, calls.email, held.answer);
  await contact.write();
  await contact.send.click();
  await expect(contact.send).toHaveText(texts.contact.sending);
  await expect.poll(() => bodies.length).toBe(1);
  await page.clock.fastForward(31_000);
  await expectToast(page, failure);
  await expect(contact.message).toHaveValue(entries.message);
  held.release();
});

test("a download that never ends counts as a failure too, and sends nothing later", async ({ page, errors }) => {
  errors.expectConsoleError(/^The contact message was not sent\./);
  const held = heldAnswer((route) => route.continue());
  await page.route(isScriptOf("@emailjs/browser"), held.answer);
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  const asked = page.waitForRequest((request) => isScriptOf("@emailjs/browser")(new URL(request.url())));
  await contact.write();
  await asked;
  await contact.send.click();
  await expect(contact.send).toHaveText(texts.contact.sending);
  await page.clock.fastForward(31_000);
  await expectFailureToast(page, failure);
  await expect(contact.message).toHaveValue(entries.message);
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

test("a message about a model is sent as it was begun, and the form forgets the model", async ({ page }) => {
  const contact = await openContact(page, "?modelo=lum-norte");
  const bodies = await recordCalls(page, calls.email, accept);
  await expect(contact.message).toHaveValue(/LUM\|NORTE/);
  const begun = await contact.message.inputValue();
  await contact.write({ name: entries.name, email: entries.email });
  await contact.send.click();
  await expectToast(page, success);
  expect(JSON.parse(bodies[0] ?? "{}").template_params.message).toBe(begun);
  await expect(contact.message).toHaveValue("");
  await expect(contact.form.getByText(aboutModel)).toBeHidden();
});

test("the entries survive a visit to the privacy policy, until they are sent", async ({ page }) => {
  const contact = await openContact(page);
  await page.route(calls.email, accept);
  await contact.write();
  await contact.open(content.page("contact").data.form.dataProtection.title);
  await contact.form.getByRole("link", { name: texts.footer.privacy }).click();
  await expect(page).toHaveURL(pathTo("privacy"));
  await page.goBack();
  await expect.poll(contact.read).toEqual(entries);
  expect(await storedKeys(page)).toEqual([noticeKey]);
  await contact.name.focus();
  await page.clock.fastForward(3000);
  await contact.send.click();
  await expectToast(page, success);
  await page.locator(`footer a[href="${process}"]`).click();
  await expect(page).toHaveURL(process);
  await page.goBack();
  await expect(contact.message).toHaveValue("");
});

test("a visitor who comes back while a message is being sent sees that", async ({ page }) => {
  const contact = await openContact(page);
  const held = heldAnswer(accept);
  const bodies = await recordCalls(page, calls.email, held.answer);
  await contact.write();
  await contact.send.click();
  await expect.poll(() => bodies.length).toBe(1);
  await page.locator(`footer a[href="${process}"]`).click();
  await expect(page).toHaveURL(process);
  await page.goBack();
  await expect(contact.send).toBeDisabled();
  await expect(contact.send).toHaveText(texts.contact.sending);
  await expect(contact.message).toHaveValue(entries.message);
  held.release();
  await expectToast(page, success);
  await expect(contact.sent).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test("while a message is being sent the button is disabled, and nothing is sent twice", async ({ page }) => {
  const contact = await openContact(page);
  const held = heldAnswer(accept);
  const bodies = await recordCalls(page, calls.email, held.answer);
  await contact.write();
  const width = (await contact.send.boundingBox())?.width;
  await contact.send.dblclick();
  await expect(contact.send).toBeDisabled();
  await expect(contact.send).toHaveText(texts.contact.sending);
  expect((await contact.send.boundingBox())?.width).toBe(width);
  await contact.name.press("Enter");
  await contact.form.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect.poll(() => bodies.length).toBe(1);
  held.release();
  await expectToast(page, success);
  expect(bodies).toHaveLength(1);
});

test("a message within three seconds of the first focus is held, then sent", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  await page.clock.pauseAt(Date.now() + 60_000);
  const loaded = page.waitForResponse((response) => isScriptOf("@emailjs/browser")(new URL(response.url())));
  await contact.name.focus();
  await loaded;
  await contact.fill();
  await contact.send.click();
  await page.clock.runFor(2900);
  // Real time, in x.
  await page.waitForTimeout(500);
  expect(bodies).toEqual([]);
  await expect(contact.send).toBeDisabled();
  await page.clock.runFor(200);
  await expect.poll(() => bodies.length).toBe(1);
  await page.clock.resume();
  await expectToast(page, success);
});

test("a held message is sent although the visitor moves on to another page", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  await contact.fill();
  await contact.send.click();
  await page.locator(`footer a[href="${process}"]`).click();
  await expect(page).toHaveURL(process);
  await page.clock.fastForward(3000);
  await expectToast(page, success);
  expect(bodies).toHaveLength(1);
});

test("what a program sends is discarded, and the program is told of success", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  await contact.write();
  const trap = contact.form.locator("input[tabindex='-1']");
  await expect(trap).toHaveCount(1);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await contact.send.click();
  await expectToast(page, success);
  expect(bodies).toEqual([]);
  await expect(contact.sent).toBeVisible();
});

test("people never reach the field that is meant for programs", async ({ page }) => {
  const contact = await openContact(page);
  const trap = contact.form.locator("input[tabindex='-1']");
  expect(await trap.evaluate((input) => input.closest("[aria-hidden='true']") !== null)).toBe(true);
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await contact.email.focus();
  await page.keyboard.press("Tab");
  await expect(contact.message).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(contact.form.locator("summary").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(contact.send).toBeFocused();
});

test("hostile text is sent as it is and shown as text", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  const hostile = "<script>alert(1)</script>\nBcc: todos@correo.es\n王芳 😀 \u202E";
  await contact.write({ ...entries, name: "Inés <b>Bcc: x@correo.es", message: hostile });
  await contact.send.click();
  await expectToast(page, success);
  expect(JSON.parse(bodies[0] ?? "{}").template_params).toMatchObject({
    from_name: "Inés <b>Bcc: x@correo.es",
    message: hostile,
  });
  await page.getByText(texts.contact.written).click();
  await expect(page.getByRole("main").getByText("<script>alert(1)</script>")).toBeVisible();
});
