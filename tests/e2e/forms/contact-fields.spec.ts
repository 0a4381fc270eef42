import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { expect, navigate, openPage, test } from "#tests/e2e/site-test.ts";
import { calls } from "./calls.ts";
import { aboutModel, emptyEntries, entries, openContact } from "./contact-page.ts";
import { shownToasts } from "./toasts.ts";

const { errors: messages, about, prefill } = texts.contact;
const [first, second] = content.entries("models").map(({ id, data: { name } }) => ({
  id,
  beginning: prefill.replace("{{model}}", name),
  hint: about.replace("{{model}}", name),
}));
if (!first || !second) throw new Error("The frozen site has fewer than two models.");
const contactAbout = (id: string) => `${pathTo("contact")}?modelo=${id}`;

test.beforeEach(async ({ page }) => {
  // No request of these tests may leave the page.
  await page.route(calls.email, () => {
    throw new Error("The form was sent.");
  });
});

test("a label is closer to its field than to what the field above asks", { tag: "@both" }, async ({ page }) => {
  const contact = await openContact(page);
  const hint = await contact.form.getByText(texts.contact.hints.email).boundingBox();
  const label = await contact.form.getByText(texts.contact.message, { exact: true }).boundingBox();
  expect((label?.y ?? 0) - (hint ? hint.y + hint.height : 0)).toBeGreaterThanOrEqual(24);
});

test("on tablets fields are as wide as the lines above them", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  const contact = await openContact(page);
  const lines = await page.locator(".contact-lines").boundingBox();
  expect(await contact.form.boundingBox()).toMatchObject({ x: lines?.x, width: lines?.width });
});

test("errors are shown as a field is left, and all on sending; the first gets the focus and nothing moves", async ({
  page,
}) => {
  const contact = await openContact(page);
  const height = () => contact.form.evaluate((form) => form.getBoundingClientRect().height);
  const before = await height();
  await expect(contact.form).toHaveAttribute("novalidate", "");
  // The places for errors are there from the start, and what is asked is said with its field.
  await expect(contact.form.getByRole("status")).toHaveText(["", "", ""]);
  for (const field of ["name", "email", "message"] as const) {
    await expect(contact[field]).toHaveAccessibleDescription(texts.contact.hints[field]);
    await expect(contact[field]).toHaveAttribute("required", "");
  }
  for (const [name, short, long] of [
    ["name", "I", "Bo"],
    ["email", "ines@correo", "ines@correo.es"],
    ["message", "123456789", "1234567890"],
  ] as const) {
    await test.step(name, async () => {
      const field = contact[name];
      const error = contact.form.getByText(messages[name]);
      await field.fill(short);
      await expect(error).toHaveCount(0);
      await field.blur();
      await expect(error).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(messages[name]));
      await field.fill(long);
      await expect(error).toHaveCount(0);
      await expect(field).toHaveAttribute("aria-invalid", "false");
    });
  }
  await contact.fill(emptyEntries);
  await contact.send.click();
  for (const message of Object.values(messages)) await expect(contact.form.getByText(message)).toBeVisible();
  await expect(contact.name).toBeFocused();
  for (const field of [contact.name, contact.email, contact.message]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  expect(await shownToasts(page)).toEqual([]);
  expect(await height()).toBe(before);
  await expectAccessible(page, "the contact page with errors");
  const said = contact.form.getByRole("status").filter({ hasText: messages.name });
  const words = await said.locator("span").elementHandle();
  await contact.name.press("Enter");
  // The same words again are new ones: a new element says them.
  await expect.poll(() => words?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(said).toHaveText(messages.name);
  await contact.write({ ...entries, email: "ines @correo.es" });
  await contact.name.press("Enter");
  await expect(contact.email).toBeFocused();
  await expect(contact.form.getByText(messages.email)).toBeVisible();
  await expect(contact.form.getByText(messages.name)).toHaveCount(0);
  expect(await height()).toBe(before);
});

test("the address that was probably meant is offered, and choosing it stays in the field", async ({ page }) => {
  const { form, email } = await openContact(page);
  const offer = form.getByRole("button", { name: "ines@gmail.com" });
  await test.step("an example shows the form of an address if no suggestion is likely", async () => {
    await email.fill("ines");
    await email.blur();
    await expect(form.getByText(texts.formField.emailExample)).toBeVisible();
  });
  await test.step("a valid one that looks like a slip is no error", async () => {
    await email.fill("ines@gmial.com");
    await email.blur();
    await expect(offer).toBeVisible();
    await expect(email).toHaveAttribute("aria-invalid", "false");
  });
  await email.fill("ines@gmail,com");
  await email.blur();
  await expect(form.getByText(messages.email)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/ines@gmail\.com/);
  await offer.click();
  await expect(email).toHaveValue("ines@gmail.com");
  await expect(email).toBeFocused();
  await expect(form.getByText(messages.email)).toHaveCount(0);
  await expect(offer).toHaveCount(0);
});

test("?modelo= begins the message with the model and says so, while the visitor keeps it", async ({ page }) => {
  const { message, form, send } = await openContact(page, `?modelo=${first.id}`);
  const hint = form.getByText(first.hint);
  await expect(message).toHaveValue(first.beginning);
  await expect(message).toHaveAccessibleDescription(first.hint);
  await test.step("the beginning for another model replaces it, also after an attempt to send it", async () => {
    await send.click();
    await navigate(page, productPath(second.id));
    await page
      .locator(`main a[href="${contactAbout(second.id)}"]`)
      .first()
      .press("Enter");
    await expect(page).toHaveURL(contactAbout(second.id));
    await expect(message).toHaveValue(second.beginning);
  });
  await test.step("the hint goes with the model, and the field stays where it is", async () => {
    await openPage(page, contactAbout(first.id));
    await message.press("End");
    await message.pressSequentially(" Gracias.");
    await expect(hint).toBeVisible();
    const before = await message.boundingBox();
    await message.fill("Quiero preguntar otra cosa.");
    await expect(hint).toBeHidden();
    await expect(message).not.toHaveAccessibleDescription(first.hint);
    expect(await message.boundingBox()).toEqual(before);
  });
  await test.step("text written before a model was chosen is kept", async () => {
    await navigate(page, contactAbout(second.id));
    await expect(page).toHaveURL(contactAbout(second.id));
    await expect(message).toHaveValue("Quiero preguntar otra cosa.");
    await expect(form.getByText(aboutModel)).toHaveCount(0);
  });
  await openPage(page, contactAbout("<script>"));
  await expect(message).toHaveValue("");
  await expect(form.getByText(aboutModel)).toHaveCount(0);
});

test("the first screen has the button, and all that a visitor should know", { tag: "@both" }, async ({ page }) => {
  const { form, send, open } = await openContact(page);
  const { note, dataProtection } = content.page("contact").data.form;
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(send).toHaveAccessibleDescription(new RegExp(note));
  const { email, telefono } = content.site().contacto;
  for (const words of [email, telefono]) {
    const link = page.getByRole("main").getByRole("link", { name: words });
    await expect(link.and(page.locator(":visible")).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator(":is(.contact-lines, .contact-details address) a:visible")).toHaveCount(2);
  const gaps = await form.locator(".form-field").evaluateAll((fields) => {
    const boxesOf = (part: string) =>
      fields.flatMap((field) => field.querySelector(part)?.getBoundingClientRect() ?? []);
    const labels = boxesOf(".form-field__label");
    return boxesOf(".form-field__hint").flatMap((hint) =>
      labels
        .filter((label) => label.left < hint.right && label.top > hint.top)
        .map((label) => Math.round(label.top - hint.bottom)),
    );
  });
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  await open(dataProtection.title);
  for (const { label } of dataProtection.entries) await expect(form.getByText(label, { exact: true })).toBeVisible();
});
