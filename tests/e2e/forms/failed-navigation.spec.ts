import type { Page } from "@playwright/test";
import { pathTo, texts } from "#tests/e2e/fixture.ts";
import { openAssistant, reply } from "./assistant-page.ts";
import { catalogue } from "./catalogue.ts";
import { openContact } from "./contact-page.ts";
import { calls, expect, expectToast, heldAnswer, recordCalls, test } from "./forms-test.ts";

/** Follows a link whose page cannot be loaded. */
async function failToNavigate(page: Page): Promise<void> {
  await page.route("**/*.data*", (route) => route.abort("failed"));
  await page.locator(`footer a[href="${pathTo("stories")}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.error.title);
}

test("the conversation survives a page that could not be shown", async ({ page, errors }) => {
  errors.expectFailedRequest(/historias\.data/);
  const { panel, ask, bubbles } = await openAssistant(page);
  await page.route(calls.chat, reply("Sí."));
  await ask("¿Hola?");
  const said = [catalogue.chat.greeting, "¿Hola?", "Sí."];
  await expect.poll(bubbles).toEqual(said);
  await failToNavigate(page);
  await expect(panel).toBeVisible();
  expect(await bubbles()).toEqual(said);
  await ask("¿Y ahora?");
  await expect.poll(bubbles).toEqual([...said, "¿Y ahora?", "Sí."]);
});

test("the notice of a message being sent appears although the next page could not be shown", async ({
  page,
  errors,
}) => {
  errors.expectFailedRequest(/historias\.data/);
  const contact = await openContact(page);
  const held = heldAnswer((route) => route.fulfill({ status: 200, contentType: "text/plain", body: "OK" }));
  const bodies = await recordCalls(page, calls.email, held.answer);
  await contact.write();
  await contact.send.click();
  await expect.poll(() => bodies.length).toBe(1);
  await failToNavigate(page);
  held.release();
  await expectToast(page, catalogue.contact.success);
});
