import type { Page, Route } from "@playwright/test";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { expect, nextFrames, openPage, storedKeys, test } from "#tests/e2e/site-test.ts";
import { calls, heldAnswer, recordCalls, unavailable } from "./calls.ts";
import { newsletterOn } from "./newsletter-form.ts";
import { expectNoToast, expectToast } from "./toasts.ts";

const { success, failure, error } = texts.newsletter;
const { consent, dataProtection } = content.page("designer").data.newsletter;
const created = (route: Route) => route.fulfill({ status: 201, headers: { "Content-Range": "*/*" } });

/** Opens the page with the form for the newsletter. */
async function openDesigner(page: Page) {
  await openPage(page, pathTo("designer"));
  return newsletterOn(page);
}

test("the request is beside the form, an error is announced each time, and an address is sent once", async ({
  page,
}) => {
  const { form, email, send, open } = await openDesigner(page);
  const held = heldAnswer(created);
  const bodies = await recordCalls(page, calls.subscription, held.answer);
  await expect(email).toHaveAttribute("required", "");
  await expect(send).toHaveAccessibleDescription(new RegExp(consent.slice(0, consent.indexOf("{{"))));
  await open(dataProtection.title);
  for (const { label } of dataProtection.entries) await expect(form.getByText(label, { exact: true })).toBeVisible();
  const said = form.getByRole("status");
  await expect(said).toHaveText("");
  await expect(form).toHaveAttribute("novalidate", "");
  await email.fill("ines @correo.es");
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "the designer with an error");
  const words = await said.getByText(error).elementHandle();
  await email.press("Enter");
  await expect.poll(() => words?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(said).toContainText(error);
  await email.fill(" ines@correo.es ");
  await expect(form.getByText(error)).toHaveCount(0);
  expect(bodies).toEqual([]);
  const sent = page.waitForRequest(calls.subscription);
  await send.click();
  await expect(send).toBeDisabled();
  await expect(send.locator(".newsletter-form__spinner")).toBeVisible();
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  expect((await sent).headers().apikey).toBe("sb_publishable_local");
  held.release();
  await expectToast(page, success);
  await expect(email).toHaveValue("");
  await expect(send).toBeEnabled();
  await expect(send.locator(".newsletter-form__spinner")).toHaveCount(0);
  await expect(send).toBeFocused();
  expect(bodies).toEqual([{ email: "ines@correo.es" }]);
});

// `tests/unit/integrations/` tests each failure; a form shows the same for all of them.
test("a failure is reported, the entry is kept and the next attempt works", async ({ page, errors }) => {
  errors.expectFailedRequest(/rest\/v1\/emails/);
  errors.expectConsoleError(/^The subscription was not made\./);
  await page.clock.install();
  const { form, email, send } = await openDesigner(page);
  await page.route(calls.subscription, unavailable);
  await email.fill("ines@correo.es");
  await send.click();
  await expectToast(page, failure, { isFailure: true });
  await expect(email).toHaveValue("ines@correo.es");
  await page.clock.fastForward(5000);
  await expectNoToast(page);
  // The outcome can still be read, and is announced with the button.
  const said = Object.values(failure).join(" ");
  await expect(form).toContainText(said);
  await expect(send).toHaveAccessibleDescription(new RegExp(`^${said}`));
  await expectAccessible(page, "the form after a failure");
  await page.unroute(calls.subscription);
  await page.route(calls.subscription, created);
  await send.click();
  await expectToast(page, success);
  await page.clock.fastForward(5000);
  await expectNoToast(page);
  await expect(form).toContainText(Object.values(success).join(" "));
  await expect(form).not.toContainText(said);
});

test("the storage is used as the page about cookies says: once the field is filled, not before", async ({ page }) => {
  await page.addInitScript(() => {
    const touched: string[] = [];
    Reflect.set(window, "touchedStorage", touched);
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      const watched = new Proxy(Storage.prototype[method], {
        apply(original, storage: Storage, values: string[]) {
          touched.push(`${method} ${values[0]?.replace(/[\d.]+$/, "…")}`);
          return Reflect.apply(original, storage, values);
        },
      });
      Reflect.set(Storage.prototype, method, watched);
    }
  });
  const touched = () => page.evaluate((): string[] => Reflect.get(window, "touchedStorage"));
  const { email, send } = await openDesigner(page);
  await page.route(calls.subscription, created);
  await email.focus();
  await nextFrames(page, 5);
  // The router looks for a note that only view transitions leave, the frame for the notice that was closed.
  const onOpening = [`getItem ${noticeKey}`, "getItem remix-router-transitions"];
  expect((await touched()).sort()).toEqual(onOpening);
  await email.fill("ines@correo.es");
  await expect.poll(touched).toContain("setItem lswt-…");
  await send.click();
  await expectToast(page, success);
  expect([...new Set(await touched())].sort()).toEqual([
    ...onOpening,
    "getItem sb-localhost-auth-token",
    "getItem supabase.gotrue-js.locks.debug",
    "removeItem lswt-…",
    "setItem lswt-…",
  ]);
  expect(await storedKeys(page)).toEqual([noticeKey]);
});
