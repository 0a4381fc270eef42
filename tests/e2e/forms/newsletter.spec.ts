import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { openPage } from "#tests/e2e/site-test.ts";
import { catalogue } from "./catalogue.ts";
import {
  calls,
  countCalls,
  expect,
  expectFailureToast,
  expectToast,
  failures,
  heldAnswer,
  shownToasts,
  test,
} from "./forms-test.ts";
import { isScriptOf } from "./vendor-scripts.ts";

const { success, failure } = catalogue.newsletter;
const created = (route: Route) => route.fulfill({ status: 201, headers: { "Content-Range": "*/*" } });

async function openDesigner(page: Page) {
  await openPage(page, "/disenador");
  const form = page.getByRole("form", { name: "Suscripción al boletín" });
  return { form, email: form.getByLabel("Correo electrónico"), send: form.getByRole("button") };
}

test("an address is added with the public key, the button waits with a spinner, the field is empty again", async ({
  page,
}) => {
  const { email, send } = await openDesigner(page);
  const held = heldAnswer(created);
  const bodies = await countCalls(page, calls.subscription, held.answer);
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

for (const [what, fail] of Object.entries(failures)) {
  test(`${what} ends in the failure notice, the address is kept and the next try works`, async ({ page, faults }) => {
    faults.expectFailedRequest(/rest\/v1\/emails/);
    faults.expectConsoleError(/^The subscription was not made\./);
    const { email, send } = await openDesigner(page);
    await page.route(calls.subscription, fail);
    await email.fill("ines@correo.es");
    await send.click();
    await expectFailureToast(page, failure);
    await expect(email).toHaveValue("ines@correo.es");
    await expect(send).toBeEnabled();
    await expect.poll(() => shownToasts(page)).toEqual([]);
    await page.unroute(calls.subscription);
    await page.route(calls.subscription, created);
    await send.click();
    await expectToast(page, success);
  });
}

for (const address of ["", "ines", "ines@correo", "ines @correo.es", `${"a".repeat(300)}@correo.es`]) {
  test(`«${address.slice(0, 20)}» is refused with our text and not sent`, async ({ page }) => {
    const { form, email, send } = await openDesigner(page);
    const bodies = await countCalls(page, calls.subscription, created);
    await email.fill(address);
    await send.click();
    await expect(form.getByText("Email inválido")).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(form).toHaveAttribute("novalidate", "");
    await email.fill("ines@correo.es");
    await expect(form.getByText("Email inválido")).toHaveCount(0);
    expect(bodies).toEqual([]);
  });
}

test("Enter in a field that is wrong says its fault to screen readers, each time", async ({ page }) => {
  const { form, email } = await openDesigner(page);
  const said = form.getByRole("status");
  await expect(said).toHaveText("");
  await email.fill("ines");
  await email.press("Enter");
  await expect(email).toBeFocused();
  await expect(said).toHaveText("Email inválido");
  const first = await said.locator("span").elementHandle();
  await email.press("Enter");
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(said).toHaveText("Email inválido");
});

test("a download that never ends counts as a failure after a minute", async ({ page, faults }) => {
  faults.expectConsoleError(/^The subscription was not made\./);
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

test("whoever reads the privacy policy before sending finds the address again, until it is sent", async ({ page }) => {
  const { form, email, send } = await openDesigner(page);
  await page.route(calls.subscription, created);
  await email.fill("ines@correo.es");
  await form.getByRole("link", { name: "Política de Privacidad" }).click();
  await expect(page).toHaveURL("/privacidad");
  await page.goBack();
  await expect(email).toHaveValue("ines@correo.es");
  await send.click();
  await expectToast(page, success);
  await form.getByRole("link", { name: "Política de Privacidad" }).click();
  await expect(page).toHaveURL("/privacidad");
  await page.goBack();
  await expect(email).toHaveValue("");
});

test("storage is touched as the page about cookies says: by writing in the field, not by passing by", async ({
  page,
}) => {
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
  await page.waitForTimeout(500);
  // The router looks for a note that only view transitions leave.
  expect(await touched()).toEqual(["getItem remix-router-transitions"]);
  await email.fill("ines@correo.es");
  await expect.poll(touched).toContain("setItem lswt-…");
  await send.click();
  await expectToast(page, success);
  expect([...new Set(await touched())].sort()).toEqual([
    "getItem remix-router-transitions",
    "getItem sb-localhost-auth-token",
    "getItem supabase.gotrue-js.locks.debug",
    "removeItem lswt-…",
    "setItem lswt-…",
  ]);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
});

test("impatience subscribes once", async ({ page }) => {
  const { email, form, send } = await openDesigner(page);
  const held = heldAnswer(created);
  const bodies = await countCalls(page, calls.subscription, held.answer);
  await email.fill("ines@correo.es");
  await send.dblclick();
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect.poll(() => bodies.length).toBe(1);
  held.release();
  await expectToast(page, success);
  expect(bodies).toHaveLength(1);
});

test("what one agrees to is said beside the button, and the page breaks no rule of accessibility", async ({ page }) => {
  const { form, send } = await openDesigner(page);
  await expect(send).toHaveAccessibleDescription(/Quiero recibir por correo novedades/);
  await expect(form.getByText("Responsable", { exact: true })).toBeVisible();
  await expect(form.getByRole("link", { name: "Política de Privacidad" })).toHaveAttribute("href", "/privacidad");
  await send.click();
  await expectAccessible(page, "/disenador with a fault");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is an address to write to instead of a form that sends nothing", async ({ page, faults }) => {
    faults.expectFailedRequest(/\/assets\/[^/]+\.js$/);
    await page.goto("/disenador");
    await expect(page.getByRole("main").locator("form")).toBeHidden();
    await expect(page.getByRole("link", { name: "Escríbenos a hola@mod.example" })).toBeVisible();
  });
});
