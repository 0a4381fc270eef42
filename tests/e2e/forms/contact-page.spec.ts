import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { navigate, openPage } from "#tests/e2e/site-test.ts";
import { openContact } from "./contact-page.ts";
import { expect, test } from "./forms-test.ts";

/** What is said of a message that was begun for the visitor. */
const hintAbout = (name: string) => `El mensaje empieza preguntando por el ${name}. Cámbialo como quieras.`;

for (const [model, name] of [
  ["mod-one", "MOD|ONE"],
  ["mod-libre", "MOD|LIBRE"],
] as const) {
  test(`?modelo=${model} begins the message with ${name} and says so`, async ({ page }) => {
    const { message, form } = await openContact(page, `?modelo=${model}`);
    await expect(message).toHaveValue(new RegExp(name.replace("|", "\\|")));
    await expect(form.getByText(hintAbout(name))).toBeVisible();
    await expect(message).toHaveAccessibleDescription(hintAbout(name));
  });
}

for (const query of ["", "?modelo=", "?modelo=mod-cuatro", "?modelo=%E0%A4%A", "?modelo=<script>"]) {
  test(`/contacto${query} begins with an empty message`, async ({ page }) => {
    const { message, form } = await openContact(page, query);
    await expect(message).toHaveValue("");
    await expect(form.getByText("El mensaje empieza")).toHaveCount(0);
  });
}

test("the page of a model leads to a message about that model", async ({ page }) => {
  await openPage(page, "/productos/mod-two");
  await page.locator('main a[href="/contacto?modelo=mod-two"]').first().click();
  await expect(page).toHaveURL("/contacto?modelo=mod-two");
  await expect(page.getByLabel("Mensaje")).toHaveValue(/MOD\|TWO/);
});

test("the beginning for one model gives way to that for the next one, also after a try to send it", async ({
  page,
}) => {
  const { message, send } = await openContact(page, "?modelo=mod-one");
  await send.click();
  await expect(message).toHaveValue(/MOD\|ONE/);
  await navigate(page, "/productos/mod-two");
  await page.locator('main a[href="/contacto?modelo=mod-two"]').first().click();
  await expect(page.getByLabel("Mensaje")).toHaveValue(/MOD\|TWO/);
});

test("what was written before the model came is kept", async ({ page }) => {
  const { message, form } = await openContact(page);
  await message.fill("Lo que ya había escrito.");
  await navigate(page, "/contacto?modelo=mod-one");
  await expect(page).toHaveURL("/contacto?modelo=mod-one");
  await expect(message).toHaveValue("Lo que ya había escrito.");
  await expect(form.getByText("El mensaje empieza")).toHaveCount(0);
});

test("of a model that the visitor has struck out nothing is said, and the field stays where it is", async ({
  page,
}) => {
  const { message, form } = await openContact(page, "?modelo=mod-one");
  const hint = form.getByText(hintAbout("MOD|ONE"));
  await expect(hint).toBeVisible();
  await message.press("End");
  await message.pressSequentially(" Gracias.");
  await expect(hint).toBeVisible();
  const before = await message.boundingBox();
  await message.fill("Quiero preguntar otra cosa.");
  await expect(hint).toBeHidden();
  await expect(message).not.toHaveAccessibleDescription(hintAbout("MOD|ONE"));
  expect(await message.boundingBox()).toEqual(before);
});

test("the basic information on data protection stands beside the button, with the way to the rest", async ({
  page,
}) => {
  const { form, send } = await openContact(page);
  for (const label of ["Responsable", "Finalidad", "Legitimación", "Destinatarios", "Transferencias", "Derechos"]) {
    await expect(form.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(send).toHaveAccessibleDescription(/usaremos tus datos para contestarte/);
  await form.getByRole("link", { name: "Política de Privacidad" }).click();
  await expect(page).toHaveURL("/privacidad");
});

test("the page breaks no rule of accessibility with all its faults shown", async ({ page }) => {
  const { send } = await openContact(page, "?modelo=mod-one");
  await send.click();
  await expectAccessible(page, "/contacto with faults");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to write instead of showing a form that sends nothing", async ({ page, faults }) => {
    faults.expectFailedRequest(/\/assets\/[^/]+\.js$/);
    await page.goto("/contacto");
    const main = page.getByRole("main");
    await expect(main.locator("noscript p")).toHaveText(/^El formulario necesita JavaScript, .* hola@mod\.example$/);
    await expect(main.locator("noscript a")).toBeVisible();
    await expect(main.locator("noscript a")).toHaveAttribute("href", "mailto:hola@mod.example");
    await expect(main.locator("form")).toBeHidden();
    await expect(page.getByRole("button", { name: "Abrir el asistente virtual" })).toHaveCount(0);
  });
});
