import { randomUUID } from "node:crypto";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { content, texts } from "#tests/e2e/fixture.ts";
import { expect, storedKeys, test } from "#tests/e2e/site-test.ts";
import { openAssistant } from "./assistant-page.ts";
import { entries, openContact } from "./contact-page.ts";
import { expectToast } from "./toasts.ts";

// Built pages and the services of `npm start`, which are tested for themselves in `tests/backend/`: there with the
// database, which is only made by a sign-up and takes longer than all the rest.
test("a message arrives, the assistant answers, nothing is stored", async ({ page, context }) => {
  const name = `Inés ${randomUUID()}`;
  const contact = await openContact(page);
  await contact.write({ ...entries, name });
  await contact.send.click();
  await expectToast(page, texts.contact.success);

  const { ask, log } = await openAssistant(page);
  await ask("¿Cuánto cuesta una casa de 40 metros cuadrados?");
  const euros = new Intl.NumberFormat("es-ES", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  const last = log.locator(".chat-bubble").last();
  await expect(last).toContainText(euros.format(40 * content.site().precio.metro));
  await expect(last.getByRole("link")).toHaveAttribute("href", /^\/[\w/-]+$/);
  expect(await storedKeys(page)).toEqual([noticeKey]);
  expect(await context.cookies()).toEqual([]);

  await page.goto("/_local/");
  await expect(page.getByText(name).first()).toBeVisible();
});
