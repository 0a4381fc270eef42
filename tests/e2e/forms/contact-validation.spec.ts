import { texts } from "#tests/e2e/fixture.ts";
import { catalogue } from "./catalogue.ts";
import { entries, openContact } from "./contact-page.ts";
import { calls, expect, shownToasts, test } from "./forms-test.ts";

const { errors: messages } = catalogue.contact;

test.beforeEach(async ({ page }) => {
  // Nothing of these tests may leave the page.
  await page.route(calls.email, () => {
    throw new Error("The form was sent.");
  });
});

test("the error of a field is shown when the field is left, and goes while it is corrected", async ({ page }) => {
  const contact = await openContact(page);
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
});

test("an empty form shows all errors, marks the fields, focuses the first, and moves nothing", async ({ page }) => {
  const contact = await openContact(page);
  const height = () => contact.form.evaluate((form) => form.getBoundingClientRect().height);
  const before = await height();
  await contact.send.click();
  for (const message of Object.values(messages)) await expect(contact.form.getByText(message)).toBeVisible();
  await expect(contact.name).toBeFocused();
  for (const field of [contact.name, contact.email, contact.message]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  expect(await shownToasts(page)).toEqual([]);
  expect(await height()).toBe(before);
  await contact.write();
  for (const message of Object.values(messages)) await expect(contact.form.getByText(message)).toHaveCount(0);
  expect(await height()).toBe(before);
});

test("Enter in a field sends too, and the first field with an error gets the focus", async ({ page }) => {
  const contact = await openContact(page);
  await contact.write({ ...entries, email: "ines@" });
  await contact.name.press("Enter");
  await expect(contact.email).toBeFocused();
  await expect(contact.form.getByText(messages.email)).toBeVisible();
  await expect(contact.form.getByText(messages.name)).toHaveCount(0);
});

test("Enter in a field with an error announces the error each time", async ({ page }) => {
  const contact = await openContact(page);
  const said = contact.form.getByRole("status").filter({ hasText: messages.name });
  // The region has to be there before its text, or that is not said.
  await expect(contact.form.getByRole("status")).toHaveCount(3);
  await contact.name.press("Enter");
  await expect(contact.name).toBeFocused();
  await expect(said).toHaveText(messages.name);
  const first = await said.locator("span").elementHandle();
  await contact.name.press("Enter");
  // The same words again are new ones: a new element says them.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(said).toHaveText(messages.name);
});

// Which email addresses are refused is compared in `tests/unit/components/form/email-address.test.ts`.
test("an email address with a space is refused with the site's text and no bubble of the browser", async ({ page }) => {
  const contact = await openContact(page);
  await contact.write({ ...entries, email: "ines @correo.es" });
  await contact.send.click();
  await expect(contact.form.getByText(messages.email)).toBeVisible();
  await expect(contact.email).toBeFocused();
  await expect(contact.form).toHaveAttribute("novalidate", "");
});

test("the address that was probably meant is offered, and choosing it stays in the field", async ({ page }) => {
  const contact = await openContact(page);
  const offer = contact.form.getByRole("button", { name: "ines@gmail.com" });
  await contact.email.fill("ines@gmail,com");
  await contact.email.blur();
  await expect(contact.form.getByText(messages.email)).toBeVisible();
  await expect(contact.email).toHaveAccessibleDescription(/ines@gmail\.com/);
  await offer.click();
  await expect(contact.email).toHaveValue("ines@gmail.com");
  await expect(contact.email).toBeFocused();
  await expect(contact.form.getByText(messages.email)).toHaveCount(0);
  await expect(offer).toHaveCount(0);
});

test("a valid address that looks like a slip is offered another one, without an error", async ({ page }) => {
  const contact = await openContact(page);
  await contact.email.fill("ines@gmial.com");
  await contact.email.blur();
  await expect(contact.form.getByRole("button", { name: "ines@gmail.com" })).toBeVisible();
  await expect(contact.email).toHaveAttribute("aria-invalid", "false");
});

test("without a likely address an example says how one is written", async ({ page }) => {
  const contact = await openContact(page);
  await contact.email.fill("ines");
  await contact.email.blur();
  await expect(contact.form.getByText(texts.formField.emailExample)).toBeVisible();
});
