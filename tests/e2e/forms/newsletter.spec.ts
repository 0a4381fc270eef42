import type { Route } from "@playwright/test";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, texts } from "#tests/e2e/fixture.ts";
import { nextFrames, storedKeys, waitForFade } from "#tests/e2e/site-test.ts";
import { catalogue } from "./catalogue.ts";
import { openDataProtection, openDesigner } from "./designer-page.ts";
import {
  calls,
  expect,
  expectFailureToast,
  expectToast,
  failures,
  heldAnswer,
  recordCalls,
  shownToasts,
  test,
} from "./forms-test.ts";
import { isScriptOf } from "./vendor-scripts.ts";

const { success, failure, error } = catalogue.newsletter;
const created = (route: Route) => route.fulfill({ status: 201, headers: { "Content-Range": "*/*" } });

test("an email address is sent with the public key while the button shows a spinner, then the field is empty", async ({
  page,
}) => {
  const { email, send } = await openDesigner(page);
  const held = heldAnswer(created);
  const bodies = await recordCalls(page, calls.subscription, held.answer);
  const sent = page.waitForRequest(calls.subscription);
  await email.fill(" ines@correo.es ");
  await send.click();
  await expect(send).toBeDisabled();
  await expect(send.locator(".newsletter-form__spinner")).toBeVisible();
  const headers = (await sent).headers();
  expect(headers.apikey).toBe("sb_publishable_local");
  held.release();
  await expectToast(page, success);
  await expect(email).toHaveValue("");
  await expect(send).toBeEnabled();
  await expect(send.locator(".newsletter-form__spinner")).toHaveCount(0);
  await expect(send).toBeFocused();
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ email: "ines@correo.es" }]);
});

// Contact form and assistant have the other failures; to a form they are all the same.
for (const what of ["a connection that breaks", "too many requests"] as const) {
  test(`${what} ends in the failure notice, the entry is kept and the next attempt works`, async ({ page, errors }) => {
    errors.expectFailedRequest(/rest\/v1\/emails/);
    errors.expectConsoleError(/^The subscription was not made\./);
    await page.clock.install();
    const { form, email, send } = await openDesigner(page);
    await page.route(calls.subscription, failures[what]);
    await email.fill("ines@correo.es");
    await send.click();
    await expectFailureToast(page, failure);
    await expect(email).toHaveValue("ines@correo.es");
    await expect(send).toBeEnabled();
    await page.clock.fastForward(5000);
    await expect.poll(() => shownToasts(page)).toEqual([]);
    // What has happened can still be read, and is said with the button.
    await expect(form).toContainText(failure.join(" "));
    await expect(send).toHaveAccessibleDescription(new RegExp(`^${failure.join(" ")}`));
    await expectAccessible(page, "the form after a failure");
    await page.unroute(calls.subscription);
    await page.route(calls.subscription, created);
    await send.click();
    await expectToast(page, success);
    await page.clock.fastForward(5000);
    await expect.poll(() => shownToasts(page)).toEqual([]);
    await expect(form).toContainText(success.join(" "));
    await expect(form).not.toContainText(failure.join(" "));
  });
}

test("the form says beforehand that its field has to be filled in", async ({ page }) => {
  const { form, email } = await openDesigner(page);
  await expect(form.getByText(texts.newsletter.required)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(texts.newsletter.required);
});

// Which email addresses are refused is compared in `tests/unit/components/form/email-address.test.ts`.
test("an email address with a space is refused with the site's text and not sent", async ({ page }) => {
  const { form, email, send } = await openDesigner(page);
  const bodies = await recordCalls(page, calls.subscription, created);
  await email.fill("ines @correo.es");
  await send.click();
  await expect(form.getByText(error)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(form).toHaveAttribute("novalidate", "");
  await email.fill("ines@correo.es");
  await expect(form.getByText(error)).toHaveCount(0);
  expect(bodies).toEqual([]);
});

test("Enter in a field with an error announces the error each time", async ({ page }) => {
  const { form, email } = await openDesigner(page);
  const said = form.getByRole("status");
  await expect(said).toHaveText("");
  await email.fill("ines");
  await email.press("Enter");
  await expect(email).toBeFocused();
  await expect(said).toContainText(error);
  const first = await said.getByText(error).elementHandle();
  await email.press("Enter");
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(said).toContainText(error);
});

test("a download that never ends counts as a failure after a minute", async ({ page, errors }) => {
  errors.expectConsoleError(/^The subscription was not made\./);
  const held = heldAnswer((route) => route.continue());
  await page.route(isScriptOf("@supabase/supabase-js"), held.answer);
  await page.clock.install();
  const { email, send } = await openDesigner(page);
  await email.fill("ines@correo.es");
  await send.click();
  await expect(send).toBeDisabled();
  await page.clock.fastForward(61_000);
  await expectFailureToast(page, failure);
  await expect(email).toHaveValue("ines@correo.es");
  await expect(send).toBeEnabled();
});

test("the entry survives a visit to the privacy policy, until it is sent", async ({ page }) => {
  const { form, email, send } = await openDesigner(page);
  await page.route(calls.subscription, created);
  await email.fill("ines@correo.es");
  await openDataProtection(form);
  await form.getByRole("link", { name: texts.footer.privacy }).click();
  await expect(page).toHaveURL(pathTo("privacy"));
  await waitForFade(page);
  await page.goBack();
  await expect(email).toHaveValue("ines@correo.es");
  await send.click();
  await expectToast(page, success);
  await openDataProtection(form);
  await form.getByRole("link", { name: texts.footer.privacy }).click();
  await expect(page).toHaveURL(pathTo("privacy"));
  await waitForFade(page);
  await page.goBack();
  await expect(email).toHaveValue("");
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
  await page.waitForLoadState("networkidle");
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

test("a download that fails is answered, and the next press loads it", async ({ page, errors }) => {
  errors.expectFailedRequest(/supabase-client/);
  errors.expectConsoleError(/^The subscription was not made\./);
  await page.route(isScriptOf("@supabase/supabase-js"), (route) => route.abort("failed"));
  const { email, send } = await openDesigner(page);
  await email.fill("ines@correo.es");
  await send.click();
  await expectFailureToast(page, failure);
  await expect(email).toHaveValue("ines@correo.es");
  await page.unrouteAll();
  await page.route(calls.subscription, created);
  await send.click();
  await expect.poll(() => shownToasts(page)).toContainEqual(success);
});

test("several clicks subscribe once", async ({ page }) => {
  const { email, form, send } = await openDesigner(page);
  const held = heldAnswer(created);
  const bodies = await recordCalls(page, calls.subscription, held.answer);
  await email.fill("ines@correo.es");
  await send.dblclick();
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect.poll(() => bodies.length).toBe(1);
  held.release();
  await expectToast(page, success);
  expect(bodies).toHaveLength(1);
});

test("the consent is beside the button, and the page breaks no rule of accessibility with its error shown", async ({
  page,
}) => {
  const { form, send } = await openDesigner(page);
  const { consent, dataProtection } = content.page("designer").data.newsletter;
  await expect(send).toHaveAccessibleDescription(new RegExp(consent.slice(0, consent.indexOf("{{"))));
  await openDataProtection(form);
  for (const { label } of dataProtection.entries) await expect(form.getByText(label, { exact: true })).toBeVisible();
  await expect(form.getByRole("link", { name: texts.footer.privacy })).toHaveAttribute("href", pathTo("privacy"));
  await send.click();
  await expectAccessible(page, "the designer with an error");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is an email address to write to instead of a form that sends nothing", async ({ page, errors }) => {
    errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
    await page.goto(pathTo("designer"));
    await expect(page.getByRole("main").locator("form")).toBeHidden();
    await expect(
      page.getByRole("link", { name: texts.designer.write.replace("{{email}}", content.site().contacto.email) }),
    ).toBeVisible();
  });
});
