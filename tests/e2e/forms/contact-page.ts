import type { Locator, Page } from "@playwright/test";
import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { fill } from "./forms-test.ts";

const { contact } = texts;

/** What a visitor writes. */
export const entries = {
  name: "Inés Ñíguez",
  email: "ines@correo.es",
  message: "Tenemos una parcela en Peñíscola y nos interesa el LUM|SUR.",
} as const;

/** Begins what the form says of a model that the message is about. */
export const aboutModel = contact.about.slice(0, contact.about.indexOf("{{"));

type Entries = Readonly<Partial<Record<keyof typeof entries, string>>>;

export interface ContactPage {
  readonly form: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly send: Locator;
  /** The heading of what stands above the form once a message is sent. */
  readonly sent: Locator;
  /** Opens a row of the form that is folded up. */
  open(title: string): Promise<void>;
  /** Fills the form at once. */
  fill(values?: Entries): Promise<void>;
  /** Fills the form and lets the time pass that a person needs for it. */
  write(values?: Entries): Promise<void>;
  /** Returns what the fields hold. */
  read(): Promise<Entries>;
}

const labels = { name: contact.name, email: contact.emailAddress, message: contact.message } as const;
const fieldNames = ["name", "email", "message"] as const;

/** Opens the contact page with a clock that tests can put forward. */
export async function openContact(page: Page, query = ""): Promise<ContactPage> {
  await page.clock.install();
  await openPage(page, `${pathTo("contact")}${query}`);
  const form = page.getByRole("form", { name: contact.form });
  const fillIn = (values: Entries = entries) =>
    fill(
      form,
      Object.fromEntries(
        fieldNames.flatMap((name) => (values[name] === undefined ? [] : [[labels[name], values[name]]])),
      ),
    );
  return {
    form,
    name: form.getByLabel(labels.name),
    email: form.getByLabel(labels.email),
    message: form.getByLabel(labels.message),
    send: form.getByRole("button").and(form.locator("[type=submit]")),
    sent: page.getByRole("main").getByRole("heading", { name: contact.success.title }),
    open: (title) => form.locator("summary", { hasText: title }).click(),
    fill: fillIn,
    async write(values) {
      await fillIn(values);
      await page.clock.fastForward(3000);
    },
    async read() {
      const [name, email, message] = await Promise.all(
        fieldNames.map((field) => form.getByLabel(labels[field]).inputValue()),
      );
      return { name, email, message };
    },
  };
}
