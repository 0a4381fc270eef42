import type { Locator, Page } from "@playwright/test";
import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";

const { contact } = texts;

/** The entries of a visitor. */
export const entries = {
  name: "Inés Ñíguez",
  email: "ines@correo.es",
  message: "Tenemos una parcela en Peñíscola y nos interesa el LUM|SUR.",
} as const;

type Entries = Readonly<Record<keyof typeof entries, string>>;

export const emptyEntries: Entries = { name: "", email: "", message: "" };

/** The beginning of the form's note about the model of the message. */
export const aboutModel = contact.about.slice(0, contact.about.indexOf("{{"));

/** Returns the parts of the contact form on the page that is open. */
export function contactOn(page: Page) {
  const form = page.getByRole("form", { name: contact.form });
  const fields: Readonly<Record<keyof Entries, Locator>> = {
    name: form.getByLabel(contact.name),
    email: form.getByLabel(contact.emailAddress),
    message: form.getByLabel(contact.message),
  };
  async function fill(values: Partial<Entries> = entries): Promise<void> {
    for (const [field, value] of Object.entries(values)) await fields[field as keyof Entries].fill(value);
  }
  return {
    ...fields,
    form,
    send: form.locator("[type=submit]"),
    /** The heading of the panel above the form once a message is sent. */
    sent: page.getByRole("main").getByRole("heading", { name: contact.success.title }),
    /** Opens a row of the form that is folded up. */
    open: (title: string) => form.locator("summary", { hasText: title }).click(),
    /** Fills the form at once. */
    fill,
    /**
     * Fills the form and lets the time pass that a person needs for it; the page has a clock that tests put forward.
     */
    async write(values?: Partial<Entries>): Promise<void> {
      await fill(values);
      await page.clock.fastForward(3000);
    },
    /** Returns what the fields hold. */
    async read(): Promise<Entries> {
      const { name, email, message } = fields;
      return { name: await name.inputValue(), email: await email.inputValue(), message: await message.inputValue() };
    },
  };
}

/** Opens the contact page with a clock that tests can put forward. */
export async function openContact(page: Page, query = "") {
  await page.clock.install();
  await openPage(page, `${pathTo("contact")}${query}`);
  return contactOn(page);
}
