import type { Page } from "@playwright/test";
import { openAssistant, reply } from "./assistant-page.ts";
import { catalogue } from "./catalogue.ts";
import { openContact } from "./contact-page.ts";
import { calls, countCalls, expect, expectToast, heldAnswer, test } from "./forms-test.ts";

/** Follows a link whose page cannot be had. */
async function failToNavigate(page: Page): Promise<void> {
  await page.route("**/*.data*", (route) => route.abort("failed"));
  await page.locator('footer a[href="/historias"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Algo ha fallado");
}

test("the conversation outlives a page that could not be shown", async ({ page, isMobile, faults }) => {
  faults.expectFailedRequest(/historias\.data/);
  const { button, panel, close, input, bubbles } = await openAssistant(page);
  await page.route(calls.chat, reply("Sí."));
  await input.fill("¿Hola?");
  await page.keyboard.press("Enter");
  const said = [catalogue.chat.greeting, "¿Hola?", "Sí."];
  await expect.poll(bubbles).toEqual(said);
  // On a phone the panel covers the link.
  if (isMobile) await close.click();
  await failToNavigate(page);
  if (isMobile) await button.click();
  await expect(panel).toBeVisible();
  expect(await bubbles()).toEqual(said);
  await input.fill("¿Y ahora?");
  await page.keyboard.press("Enter");
  await expect.poll(bubbles).toEqual([...said, "¿Y ahora?", "Sí."]);
});

test("a letter on its way is told of although the next page could not be shown", async ({ page, faults }) => {
  faults.expectFailedRequest(/historias\.data/);
  const contact = await openContact(page);
  const held = heldAnswer((route) => route.fulfill({ status: 200, contentType: "text/plain", body: "OK" }));
  const bodies = await countCalls(page, calls.email, held.answer);
  await contact.write();
  await contact.send.click();
  await expect.poll(() => bodies.length).toBe(1);
  await failToNavigate(page);
  held.release();
  await expectToast(page, catalogue.contact.success);
});
