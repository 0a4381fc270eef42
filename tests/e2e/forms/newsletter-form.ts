import type { Page } from "@playwright/test";
import { texts } from "#tests/e2e/fixture.ts";

/** Returns the parts of the form for the newsletter, on the page that is open. */
export function newsletterOn(page: Page) {
  const form = page.getByRole("form", { name: texts.newsletter.form });
  return {
    form,
    email: form.getByLabel(texts.newsletter.email),
    send: form.getByRole("button"),
    /** Opens a row of the form that is folded up. */
    open: (title: string) => form.locator("summary", { hasText: title }).click(),
  };
}
