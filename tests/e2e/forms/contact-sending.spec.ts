import type { Route } from "@playwright/test";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, navigate, storedKeys, test } from "#tests/e2e/site-test.ts";
import { calls, heldAnswer, lateScripts, recordCalls, unavailable } from "./calls.ts";
import { aboutModel, emptyEntries, entries, openContact } from "./contact-page.ts";
import { expectNoToast, expectToast } from "./toasts.ts";

const { success, failure, sending, details } = texts.contact;
const process = pathTo("process");
const accept = (route: Route) => route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
const messageOf = (body: unknown) => Object(body).template_params?.message;

test("a message is sent once, and the next steps are shown above the form", { tag: "@phone" }, async ({ page }) => {
  const contact = await openContact(page);
  const held = heldAnswer(accept);
  const bodies = await recordCalls(page, calls.email, held.answer);
  const main = page.getByRole("main");
  await test.step("a pending message cannot be sent again", async () => {
    await contact.write();
    const width = (await contact.send.boundingBox())?.width;
    await contact.send.dblclick();
    await expect(contact.send).toBeDisabled();
    await expect(contact.send).toHaveText(sending);
    expect((await contact.send.boundingBox())?.width).toBe(width);
    await contact.name.press("Enter");
    await contact.form.evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect.poll(() => bodies.length).toBe(1);
    held.release();
    await expectToast(page, success);
    expect(bodies).toEqual([
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
  });
  await test.step("the panel above the form says what happens next", async () => {
    await expect(contact.sent).toBeFocused();
    const toast = await page.locator(".toast-region li").boundingBox();
    expect(toast && toast.y + toast.height).toBeLessThan((await contact.sent.boundingBox())?.y ?? 0);
    expect(await contact.read()).toEqual(emptyEntries);
    for (const part of [contact.sent, contact.name]) await expect(part).toBeInViewport({ ratio: 1 });
    const [panel, form] = [await contact.sent.boundingBox(), await contact.form.boundingBox()];
    expect(panel?.y).toBeLessThan(form?.y ?? 0);
    await page.clock.fastForward(5000);
    await expectNoToast(page);
    const { reading, answer, proposal } = content.page("contact").data.sent;
    for (const { title } of [reading, answer, proposal]) await expect(main.getByText(title)).toBeVisible();
    await expect(main.getByText(entries.email)).toBeVisible();
    // The panel beside or below the form has them, as the lines above it are gone.
    const { email, telefono } = content.site().contacto;
    for (const words of [email, telefono]) await expect(main.getByRole("link", { name: words })).toBeVisible();
    await expectAccessible(page, "the contact page after a message");
  });
  await test.step("hostile text is sent as it is and shown as text", async () => {
    const hostile = "<script>alert(1)</script>\nBcc: todos@correo.es\n王芳 😀 \u202E";
    await contact.write({ ...entries, message: hostile });
    await contact.email.press("Enter");
    await expectToast(page, success);
    await expect(contact.sent).toBeFocused();
    expect(bodies.map(messageOf)).toEqual([entries.message, hostile]);
    // The field that had the focus is empty now, which is no error of the visitor.
    await expect(contact.form.locator("[aria-invalid=true]")).toHaveCount(0);
    await main.getByText(texts.contact.written).click();
    await expect(main.getByText("<script>alert(1)</script>")).toBeVisible();
  });
});

test("a message about a model is sent as it was begun, with the details that were given", async ({ page }) => {
  const contact = await openContact(page, "?modelo=lum-norte");
  const bodies = await recordCalls(page, calls.email, accept);
  await expect(contact.message).toHaveValue(/LUM\|NORTE/);
  const begun = await contact.message.inputValue();
  await contact.open(details.title);
  await contact.form.getByLabel(details.telephone).fill("600 000 000");
  await contact.form.getByLabel(details.model).selectOption("LUM|SUR");
  await contact.write({ name: entries.name, email: entries.email });
  await contact.send.click();
  await expectToast(page, success);
  const given = `${details.telephone}: 600 000 000\n${details.model}: LUM|SUR`;
  expect(bodies.map(messageOf)).toEqual([`${begun}\n\n${given}`]);
  expect(await contact.read()).toEqual(emptyEntries);
  for (const label of [details.telephone, details.model]) await expect(contact.form.getByLabel(label)).toHaveValue("");
  await expect(contact.form.getByText(aboutModel)).toBeHidden();
});

test("while a message is on its way every field keeps what was sent, also for who comes back", async ({ page }) => {
  const contact = await openContact(page, "?modelo=lum-norte");
  const held = heldAnswer(accept);
  const bodies = await recordCalls(page, calls.email, held.answer);
  await expect(contact.message).toHaveValue(/LUM\|NORTE/);
  const written = { name: entries.name, email: "ines@gmial.com", message: await contact.message.inputValue() };
  const model = contact.form.getByLabel(details.model);
  const expectKept = async () => {
    expect(await contact.read()).toEqual(written);
    for (const field of [contact.name, contact.email, contact.message, contact.form.getByLabel(details.telephone)]) {
      await expect(field).not.toBeEditable();
    }
    await model.focus();
    await expect(model).toBeFocused();
    await expect(model).toHaveAttribute("aria-readonly", "true");
    for (const key of ["ArrowDown", "ArrowUp", "Home", "End"]) await page.keyboard.press(key);
    await expect(model).toHaveValue("LUM|SUR");
    expect(await contact.form.evaluate((form: HTMLFormElement) => new FormData(form).get("model"))).toBe("LUM|SUR");
  };
  await contact.open(details.title);
  await model.selectOption("LUM|SUR");
  await contact.write(written);
  await contact.email.blur();
  const suggestion = contact.form.getByRole("button", { name: "ines@gmail.com" });
  await expect(suggestion).toBeEnabled();
  await contact.send.click();
  await expect(contact.send).toHaveText(sending);
  await expect(suggestion).toBeDisabled();
  await expectKept();
  await expectAccessible(page, "the contact form while it is sent");
  await test.step("a visitor who has chosen another model meanwhile", async () => {
    await navigate(page, `${pathTo("contact")}?modelo=lum-sur`);
    await navigate(page, process);
    await navigate(page, `${pathTo("contact")}?modelo=lum-sur`);
    await contact.open(details.title);
    await expectKept();
  });
  held.release();
  await expectToast(page, success);
  expect(bodies.map(messageOf)).toEqual([`${written.message}\n\n${details.model}: LUM|SUR`]);
  await expect(model).toHaveValue("");
  await model.selectOption("LUM|NORTE");
  await expect(model).toHaveValue("LUM|NORTE");
});

// `tests/unit/integrations/` tests each failure; a form shows the same for all of them.
test("a failure offline before anything was loaded is reported, every word is kept, and the next try works", async ({
  page,
  context,
  errors,
}) => {
  errors.expectFailedRequest(/./);
  errors.expectConsoleError(/^The contact message was not sent\./);
  const contact = await openContact(page);
  await context.setOffline(true);
  await contact.write();
  await contact.send.click();
  await expectToast(page, failure, { isFailure: true });
  expect(await contact.read()).toEqual(entries);
  await expect(contact.send).toBeFocused();
  await page.clock.fastForward(5000);
  await expectNoToast(page);
  await expect(contact.form.getByText(failure.text)).toBeVisible();
  await expect(contact.send).toHaveText(texts.contact.retry);
  await expect(contact.send).toHaveAccessibleDescription(new RegExp(failure.text));
  await context.setOffline(false);
  await page.route(calls.email, accept);
  await contact.send.click();
  await expectToast(page, success);
});

test("the notice of a failure covers no telephone number and no email address", async ({ page, errors }) => {
  errors.expectFailedRequest(/email\/send/);
  errors.expectConsoleError(/^The contact message was not sent\./);
  await page.route(calls.email, unavailable);
  const contact = await openContact(page);
  await contact.write();
  // A busy machine must not take longer than the toast stays.
  await page.clock.pauseAt(Date.now() + 600_000);
  await contact.email.press("Enter");
  await expectToast(page, failure, { isFailure: true });
  for (const [width, height] of [
    [1280, 800],
    [1280, 600],
    [1024, 768],
    [800, 1000],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(findCoveredWays), `${width} x ${height}`).toEqual([]);
  }
});

test("a download that never ends is a failure after 30 seconds, and sends nothing later", async ({ page, errors }) => {
  errors.expectConsoleError(/^The contact message was not sent\./);
  const held = heldAnswer((route) => route.continue());
  await page.route(lateScripts.mail, held.answer);
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  const asked = page.waitForRequest(lateScripts.mail);
  await contact.write();
  await asked;
  await contact.send.click();
  await expect(contact.send).toHaveText(sending);
  await page.clock.fastForward(31_000);
  await expectToast(page, failure, { isFailure: true });
  await expect(contact.message).toHaveValue(entries.message);
  await expect(contact.send).toBeEnabled();
  const loaded = page.waitForResponse(lateScripts.mail);
  held.release();
  await loaded;
  await page.clock.fastForward(5000);
  await expectNoToast(page);
  await contact.send.click();
  await expectToast(page, success);
  expect(bodies).toHaveLength(1);
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

test("a message within three seconds is held, and sent although the visitor moves on; who comes back sees that", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/proceso\.data/);
  const contact = await openContact(page);
  const held = heldAnswer(accept);
  const bodies = await recordCalls(page, calls.email, held.answer);
  await contact.fill();
  await contact.send.click();
  await expect(contact.send).toBeDisabled();
  // To a page that fails: only the parts around it are left.
  await page.route("**/*.data*", (route) => route.abort("failed"));
  await page.locator(`footer a[href="${process}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.error.title);
  await page.clock.fastForward(3000);
  await expect.poll(() => bodies.length).toBe(1);
  await page.unroute("**/*.data*");
  await page.goBack();
  await expect(contact.send).toBeDisabled();
  await expect(contact.send).toHaveText(sending);
  await expect(contact.message).toHaveValue(entries.message);
  held.release();
  await expectToast(page, success);
  await expect(contact.sent).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test("people never reach the field for programs, and what fills it is discarded", async ({ page }) => {
  const contact = await openContact(page);
  const bodies = await recordCalls(page, calls.email, accept);
  const trap = contact.form.locator("input[tabindex='-1']");
  expect(await trap.evaluate((input) => input.closest("[aria-hidden='true']") !== null)).toBe(true);
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await contact.email.focus();
  for (const next of [contact.message, contact.form.locator("summary").first(), contact.send]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  await contact.write();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await contact.send.click();
  await expectToast(page, success);
  await expect(contact.sent).toBeVisible();
  expect(bodies).toEqual([]);
});

/** Returns the telephone numbers and email addresses of the page that the toast covers. */
function findCoveredWays(): (string | null)[] {
  const ways = [...document.querySelectorAll("main :is([href^='tel:'], [href^='mailto:'])")];
  const toast = document.querySelector(".toast-region li")?.getBoundingClientRect();
  if (!toast || !ways.some((way) => way.checkVisibility())) throw new Error("The page has nothing to compare.");
  return ways
    .filter((way) => {
      const { left, right, top, bottom } = way.getBoundingClientRect();
      return toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top;
    })
    .map(({ textContent }) => textContent);
}
