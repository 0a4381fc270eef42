import type { Locator, Page } from "@playwright/test";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, nextFrames, openPage, test } from "#tests/e2e/site-test.ts";
import { openAssistant } from "./assistant-page.ts";
import { calls, heldAnswer, unavailable } from "./calls.ts";
import { entries, openContact } from "./contact-page.ts";
import { newsletterOn } from "./newsletter-form.ts";

/** Ways to press: with a mouse, whose press takes a while, and with a finger. */
const presses = {
  mouse: (target: Locator, page: Page) => pressSlowly(target, page),
  finger: (target: Locator) => target.tap(),
};

/**
 * Presses an element as long as a person may take, and expects it to stay where it is until the release.
 *
 * @param meanwhile What happens while it is pressed.
 */
async function pressSlowly(target: Locator, page: Page, meanwhile = async () => {}): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const before = await target.boundingBox();
  if (!before) throw new Error("What is pressed is not shown.");
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await meanwhile();
  await nextFrames(page, 10);
  expect(await target.boundingBox()).toEqual(before);
  await page.mouse.up();
}

/** Lets a call be answered, and waits until the page has the beginning of the answer. */
async function released(page: Page, call: string, { release }: ReturnType<typeof heldAnswer>): Promise<void> {
  const answered = page.waitForResponse(call);
  release();
  await answered;
}

test.beforeEach(async ({ page }) => {
  // No request of these tests may leave the page.
  for (const pattern of [calls.email, calls.subscription]) {
    await page.route(pattern, () => {
      throw new Error("The form was sent.");
    });
  }
});

// Long enough for more lines of a suggestion than are kept free for it.
const likely = `${"ines.".repeat(8)}iniguez@gmial.con`;

for (const [means, press] of Object.entries(presses)) {
  test(`an error or a suggestion that comes as its field is left loses no press of a ${means}`, {
    tag: "@phone",
  }, async ({ page }) => {
    await test.step("an error of the contact form, on the button", async () => {
      const { email, form, fill, send } = await openContact(page);
      await fill(entries);
      await fill({ email: "ines@correo" });
      await press(send, page);
      await expect(form.getByText(texts.contact.errors.email)).toBeVisible();
      await expect(email).toBeFocused();
    });
    await test.step("a suggestion, on what is folded up below the button", async () => {
      const { form, fill } = await openContact(page);
      await fill(entries);
      await fill({ email: likely });
      const { title, entries: rows } = content.page("contact").data.form.dataProtection;
      await press(form.locator("summary", { hasText: title }), page);
      await expect(form.getByText(rows[0]?.label ?? "", { exact: true })).toBeVisible();
      await expect(form.getByRole("button", { name: "gmail.com" })).toBeVisible();
    });
    await test.step("an error of the newsletter, on the button", async () => {
      await openPage(page, pathTo("designer"));
      const { email, form, send } = newsletterOn(page);
      await email.fill("ines@correo, o quizá inesiniguez@correo");
      await press(send, page);
      await expect(form.getByText(texts.newsletter.error)).toBeVisible();
      await expect(email).toBeFocused();
    });
  });
}

test("a failure reported between press and release loses no press", { tag: "@phone" }, async ({ page, errors }) => {
  errors.expectFailedRequest(/./);
  await test.step("of a message", async () => {
    errors.expectConsoleError(/^The contact message was not sent\./);
    const { form, write, send } = await openContact(page);
    const held = heldAnswer(unavailable);
    await page.route(calls.email, held.answer);
    await write();
    await send.click();
    await expect(send).toBeDisabled();
    const { title, entries: rows } = content.page("contact").data.form.dataProtection;
    await pressSlowly(form.locator("summary", { hasText: title }), page, () => released(page, calls.email, held));
    await expect(form.getByText(rows[0]?.label ?? "", { exact: true })).toBeVisible();
    await expect(form.getByText(texts.contact.failure.text)).toBeVisible();
  });
  await test.step("of a sign-up", async () => {
    errors.expectConsoleError(/^The subscription was not made\./);
    await openPage(page, pathTo("designer"));
    const { email, form, send } = newsletterOn(page);
    const held = heldAnswer(unavailable);
    await page.route(calls.subscription, held.answer);
    await email.fill(entries.email);
    await send.click();
    await expect(send).toBeDisabled();
    const { title, entries: rows } = content.page("designer").data.newsletter.dataProtection;
    await pressSlowly(form.locator("summary", { hasText: title }), page, () =>
      released(page, calls.subscription, held),
    );
    await expect(form.getByText(rows[0]?.label ?? "", { exact: true })).toBeVisible();
    await expect(form).toContainText(texts.newsletter.failure.text);
  });
  await test.step("of a question", async () => {
    errors.expectConsoleError(/^The assistant gave no reply\./);
    const { panel, ask, input } = await openAssistant(page);
    const held = heldAnswer(unavailable);
    await page.route(calls.chat, held.answer);
    await ask("Hola");
    await expect(input).toBeDisabled();
    const link = panel.getByRole("link", { name: texts.footer.privacy });
    await pressSlowly(link, page, () => released(page, calls.chat, held));
    await expect(page).toHaveURL(pathTo("privacy"));
  });
});
