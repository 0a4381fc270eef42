import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { content, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { navigate, openPage } from "#tests/e2e/site-test.ts";
import { aboutModel, openContact } from "./contact-page.ts";
import { expect, test } from "./forms-test.ts";

const models = content.entries("models").map(({ id, data: { name } }) => ({
  id,
  name,
  beginning: texts.contact.prefill.replace("{{model}}", name),
  hint: texts.contact.about.replace("{{model}}", name),
}));
const [first, second] = models;
if (!first || !second) throw new Error("The frozen site has fewer than two models.");
const contactAbout = (id: string) => `${pathTo("contact")}?modelo=${id}`;

test("?modelo= begins the message with the name of the model and says so", async ({ page }) => {
  const { message, form } = await openContact(page, `?modelo=${first.id}`);
  await expect(message).toHaveValue(first.beginning);
  await expect(form.getByText(first.hint)).toBeVisible();
  await expect(message).toHaveAccessibleDescription(first.hint);
});

test("without a model, and with one that does not exist, the message begins empty", async ({ page }) => {
  const { message, form } = await openContact(page);
  for (const query of ["", "?modelo=", "?modelo=mod-cuatro", "?modelo=%E0%A4%A", "?modelo=<script>"]) {
    await test.step(query, async () => {
      await openPage(page, `${pathTo("contact")}${query}`);
      await expect(message).toHaveValue("");
      await expect(form.getByText(aboutModel)).toHaveCount(0);
    });
  }
});

test("the beginning for one model is replaced by that for the next, also after an attempt to send it", async ({
  page,
}) => {
  const { message, send } = await openContact(page, `?modelo=${first.id}`);
  await send.click();
  await expect(message).toHaveValue(first.beginning);
  await navigate(page, productPath(second.id));
  await page
    .locator(`main a[href="${contactAbout(second.id)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(contactAbout(second.id));
  await expect(message).toHaveValue(second.beginning);
});

test("what was written before the model was chosen is kept", async ({ page }) => {
  const { message, form } = await openContact(page);
  await message.fill("Lo que ya había escrito.");
  await navigate(page, contactAbout(first.id));
  await expect(page).toHaveURL(contactAbout(first.id));
  await expect(message).toHaveValue("Lo que ya había escrito.");
  await expect(form.getByText(aboutModel)).toHaveCount(0);
});

test("the hint goes when the visitor deletes the model, and the field stays where it is", async ({ page }) => {
  const { message, form } = await openContact(page, `?modelo=${first.id}`);
  const hint = form.getByText(first.hint);
  await expect(hint).toBeVisible();
  await message.press("End");
  await message.pressSequentially(" Gracias.");
  await expect(hint).toBeVisible();
  const before = await message.boundingBox();
  await message.fill("Quiero preguntar otra cosa.");
  await expect(hint).toBeHidden();
  await expect(message).not.toHaveAccessibleDescription(first.hint);
  expect(await message.boundingBox()).toEqual(before);
});

test("who uses the data for what is beside the button, the basic information folded up below it", async ({ page }) => {
  const { form, send, open } = await openContact(page);
  const { note, dataProtection } = content.page("contact").data.form;
  await expect(send).toHaveAccessibleDescription(new RegExp(note));
  for (const { label } of dataProtection.entries) await expect(form.getByText(label, { exact: true })).toBeHidden();
  await open(dataProtection.title);
  for (const { label } of dataProtection.entries) await expect(form.getByText(label, { exact: true })).toBeVisible();
  await form.getByRole("link", { name: texts.footer.privacy }).click();
  await expect(page).toHaveURL(pathTo("privacy"));
});

test("the button is on the first screen, with telephone and email address", { tag: "@both" }, async ({ page }) => {
  const { send } = await openContact(page);
  await expect(send).toBeInViewport({ ratio: 1 });
  const { email, telefono } = content.site().contacto;
  for (const words of [email, telefono]) {
    await expect(
      page.getByRole("main").getByRole("link", { name: words }).and(page.locator(":visible")).first(),
    ).toBeInViewport({ ratio: 1 });
  }
});

test("the page breaks no rule of accessibility with all its errors shown", async ({ page }) => {
  const { send } = await openContact(page, `?modelo=${first.id}`);
  await send.click();
  await expectAccessible(page, "the contact page with errors");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to write instead of showing a form that sends nothing", async ({ page, errors }) => {
    errors.expectFailedRequest(/\/assets\/[^/]+\.js$/);
    await page.goto(pathTo("contact"));
    const main = page.getByRole("main");
    const { email } = content.site().contacto;
    await expect(main.locator(".without-scripts p")).toContainText(texts.contact.withoutScripts);
    await expect(main.locator(".without-scripts a")).toBeVisible();
    await expect(main.locator(".without-scripts a")).toHaveText(email);
    await expect(main.locator(".without-scripts a")).toHaveAttribute("href", `mailto:${email}`);
    await expect(main.locator("form")).toBeHidden();
    await expect(page.getByRole("button", { name: texts.assistant.open })).toHaveCount(0);
  });
});

test("the hint of a field stands apart from the label of the next one", { tag: "@both" }, async ({ page }) => {
  const { form } = await openContact(page);
  const gaps = await form.locator(".form-field").evaluateAll((fields) => {
    const hints = fields.map((field) => field.querySelector(".form-field__hint")?.getBoundingClientRect());
    const labels = fields.map((field) => field.querySelector(".form-field__label")?.getBoundingClientRect());
    return hints.flatMap((hint) =>
      labels
        .filter((label) => hint && label && label.left < hint.right && label.top > hint.top)
        .map((label) => Math.round((label?.top ?? 0) - (hint?.bottom ?? 0))),
    );
  });
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});
