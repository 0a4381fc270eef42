import { catalogue } from "./catalogue.ts";
import { letter, openContact } from "./contact-page.ts";
import { calls, expect, shownToasts, test } from "./forms-test.ts";

const { faults } = catalogue.contact;

test.beforeEach(async ({ page }) => {
  // Nothing of these tests may leave the page.
  await page.route(calls.email, () => {
    throw new Error("The form was sent.");
  });
});

for (const [label, short, long, fault] of [
  ["Nombre", "I", "Bo", faults.name],
  ["Correo electrónico", "ines@correo", "ines@correo.es", faults.email],
  ["Mensaje", "123456789", "1234567890", faults.message],
] as const) {
  test(`«${fault}» stands beside its field when that is left, and goes while it is mended`, async ({ page }) => {
    const { form } = await openContact(page);
    const field = form.getByLabel(label);
    await field.fill(short);
    await expect(form.getByText(fault)).toHaveCount(0);
    await field.blur();
    await expect(form.getByText(fault)).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(fault));
    await field.fill(long);
    await expect(form.getByText(fault)).toHaveCount(0);
    await expect(field).toHaveAttribute("aria-invalid", "false");
  });
}

test("an empty form says all three, marks the fields and goes to the first", async ({ page }) => {
  const contact = await openContact(page);
  await contact.send.click();
  for (const fault of Object.values(faults)) await expect(contact.form.getByText(fault)).toBeVisible();
  await expect(contact.name).toBeFocused();
  for (const field of [contact.name, contact.email, contact.message]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  expect(await shownToasts(page)).toEqual([]);
});

test("Enter in a field sends too, and the focus goes to the first field that is wrong", async ({ page }) => {
  const contact = await openContact(page);
  await contact.write({ ...letter, "Correo electrónico": "ines@" });
  await contact.name.press("Enter");
  await expect(contact.email).toBeFocused();
  await expect(contact.form.getByText(faults.email)).toBeVisible();
  await expect(contact.form.getByText(faults.name)).toHaveCount(0);
});

test("Enter in a field that is wrong says its fault to screen readers, each time", async ({ page }) => {
  const contact = await openContact(page);
  const said = contact.form.getByRole("status").filter({ hasText: faults.name });
  // The region has to be there before its text, or that is not said.
  await expect(contact.form.getByRole("status")).toHaveCount(3);
  await contact.name.press("Enter");
  await expect(contact.name).toBeFocused();
  await expect(said).toHaveText(faults.name);
  const first = await said.locator("span").elementHandle();
  await contact.name.press("Enter");
  // The same words again are new ones: a new element says them.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(said).toHaveText(faults.name);
});

for (const address of [
  "",
  "ines",
  "ines @correo.es",
  "ines@correo .es",
  "@correo.es",
  `${"a".repeat(300)}@correo.es`,
]) {
  test(`the address «${address.slice(0, 20)}» is refused with our text and no bubble of the browser`, async ({
    page,
  }) => {
    const contact = await openContact(page);
    await contact.write({ ...letter, "Correo electrónico": address });
    await contact.send.click();
    await expect(contact.form.getByText(faults.email)).toBeVisible();
    await expect(contact.email).toBeFocused();
    await expect(contact.form).toHaveAttribute("novalidate", "");
  });
}

test("spaces are neither a name nor a message", async ({ page }) => {
  const contact = await openContact(page);
  await contact.write({ ...letter, Nombre: "   ", Mensaje: " ".repeat(20) });
  await contact.send.click();
  await expect(contact.form.getByText(faults.name)).toBeVisible();
  await expect(contact.form.getByText(faults.message)).toBeVisible();
});

test("a fault that comes or goes moves nothing", async ({ page }) => {
  const contact = await openContact(page);
  const height = () => contact.form.evaluate((form) => form.getBoundingClientRect().height);
  const before = await height();
  await contact.send.click();
  for (const fault of Object.values(faults)) await expect(contact.form.getByText(fault)).toBeVisible();
  expect(await height()).toBe(before);
  await contact.write();
  for (const fault of Object.values(faults)) await expect(contact.form.getByText(fault)).toHaveCount(0);
  expect(await height()).toBe(before);
});
