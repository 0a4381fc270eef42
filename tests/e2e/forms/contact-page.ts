import type { Locator, Page } from "@playwright/test";
import { openPage } from "#tests/e2e/site-test.ts";
import { fill } from "./forms-test.ts";

/** What a visitor writes, by the labels of the fields. */
export const letter = {
  Nombre: "Inés Ñíguez",
  "Correo electrónico": "ines@correo.es",
  Mensaje: "Tenemos una parcela en Peñíscola y nos interesa el MOD|TWO.",
} as const;

export interface ContactPage {
  readonly form: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly send: Locator;
  /** Writes the letter and lets enough time go by for a person to have written it. */
  write(values?: Readonly<Record<string, string>>): Promise<void>;
}

/** Opens the contact page with a clock that tests can put forward. */
export async function openContact(page: Page, query = ""): Promise<ContactPage> {
  await page.clock.install();
  await openPage(page, `/contacto${query}`);
  const form = page.getByRole("form", { name: "Formulario de contacto" });
  return {
    form,
    name: form.getByLabel("Nombre"),
    email: form.getByLabel("Correo electrónico"),
    message: form.getByLabel("Mensaje"),
    send: form.getByRole("button"),
    async write(values = letter) {
      await fill(form, values);
      await page.clock.fastForward(3000);
    },
  };
}
