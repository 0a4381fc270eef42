import { randomUUID } from "node:crypto";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, openPage, storedKeys, test } from "#tests/e2e/site-test.ts";
import { openAssistant } from "./assistant-page.ts";
import { entries, openContact } from "./contact-page.ts";
import { newsletterOn } from "./newsletter-form.ts";
import { expectToast } from "./toasts.ts";

// Built pages and the services of `npm start`, which are tested for themselves in `tests/backend/`.
test("a message and a sign-up arrive, the mail confirms it, the assistant answers, nothing is stored", async ({
  page,
  context,
}) => {
  const id = randomUUID();
  const contact = await openContact(page);
  await contact.write({ ...entries, name: `Inés ${id}` });
  await contact.send.click();
  await expectToast(page, texts.contact.success);

  await openPage(page, pathTo("designer"));
  const newsletter = newsletterOn(page);
  await newsletter.email.fill(`ines-${id}@correo.es`);
  await newsletter.send.click();
  // The first sign-up makes the database, which takes a busy machine its time.
  await expectToast(page, texts.newsletter.success, { timeout: 60_000 });

  const { ask, log } = await openAssistant(page);
  await ask("¿Cuánto cuesta una casa de 40 metros cuadrados?");
  const euros = new Intl.NumberFormat("es-ES", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  const last = log.locator(".chat-bubble").last();
  await expect(last).toContainText(euros.format(40 * content.site().precio.metro));
  await expect(last.getByRole("link")).toHaveAttribute("href", /^\/[\w/-]+$/);
  expect(await storedKeys(page)).toEqual([noticeKey]);
  expect(await context.cookies()).toEqual([]);

  await page.goto("/_local/");
  await expect(page.getByText(`Inés ${id}`).first()).toBeVisible();
  const mail = page.getByRole("group").filter({ hasText: `<ines-${id}@correo.es>` });
  await mail.locator("summary").click();
  const link = new RegExp(`\\S+${pathTo("newsletter")}#confirmar=\\S+`).exec(await mail.locator("pre").innerText());
  await page.goto(link?.[0] ?? "");
  const { confirm } = content.page("newsletter").data;
  await page.getByRole("button", { name: confirm.action }).click();
  await expect(page.getByText(confirm.done)).toBeFocused();
});
