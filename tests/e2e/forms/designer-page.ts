import type { Locator, Page } from "@playwright/test";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";

const { newsletter } = texts;

/** Returns the parts of the form for the newsletter, on the page that is open. */
function newsletterOn(page: Page) {
  const form = page.getByRole("form", { name: newsletter.form });
  return { form, email: form.getByLabel(newsletter.email), send: form.getByRole("button") };
}

/** Opens the page with the form for the newsletter. */
export async function openDesigner(page: Page) {
  await openPage(page, pathTo("designer"));
  return newsletterOn(page);
}

/** Opens the basic information on data protection of the form. */
export async function openDataProtection(form: Locator): Promise<void> {
  await form.locator("summary", { hasText: content.page("designer").data.newsletter.dataProtection.title }).click();
}
