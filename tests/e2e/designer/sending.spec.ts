import { expect, test } from "@playwright/test";
import { designerOn, designerPath } from "#tests/e2e/designer/designer-page.ts";
import { pathTo } from "#tests/e2e/fixture.ts";
import { openPage } from "#tests/e2e/site-test.ts";

const contactPath = pathTo("contact");
const designs = /#d=/g;

test("a design goes with a message once, in the words of the visitor's own text", async ({ page }) => {
  // Before React, the next page would be another document, without the draft.
  await openPage(page, contactPath);
  const message = page.getByRole("textbox", { name: "Mensaje" });
  await message.fill("Hola: tengo un terreno.");

  await page.getByRole("link", { name: "Diseñar Ahora" }).first().click();
  const { action, open, tool } = designerOn(page);
  await open.click();
  await tool.getByRole("link", { name: "Pedir presupuesto" }).click();
  await expect(message).toHaveValue(/^Hola: tengo un terreno\.\n\nMi diseño de LUM\|\w+\n.*\n.*\n.*\nhttp\S+#d=\S+$/);
  await expect(page).toHaveURL(/\?modelo=[\w-]+#d=/);
  await expect(page.getByRole("heading", { name: "Tu diseño" })).toBeVisible();
  const first = await message.inputValue();

  await page.getByRole("link", { name: "Cambiarlo en el diseñador" }).click();
  await action("Vaciar").click();
  await tool.getByRole("link", { name: "Pedir presupuesto" }).click();
  await expect(message).not.toHaveValue(first);
  await expect(message).toHaveValue(/^Hola: tengo un terreno\.\n\nMi diseño/);
  const second = await message.inputValue();
  expect(second.match(designs)).toHaveLength(1);

  // The router gives both visits the same key.
  for (const fragment of [first, second].map((sent) => sent.slice(sent.indexOf("#d=")))) {
    await page.goto(contactPath + fragment);
    await expect(message).toHaveValue(new RegExp(`${fragment}$`));
  }
});

test("a fragment that is no design leaves the form as it is", async ({ page }) => {
  const loaded = page.waitForResponse(/designer\.json$/);
  await page.goto(`${contactPath}#d=1.nada`);
  await loaded;
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("textbox", { name: "Mensaje" })).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Tu diseño" })).toHaveCount(0);
});

test("without a design the contact page loads nothing of the designer", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(contactPath);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => /designer|draft|sent-design/.test(path))).toEqual([]);
});

test("the open designer is printed as its sheet, in true millimetres", async ({ page }) => {
  await page.goto(designerPath);
  const { open, tool } = designerOn(page);
  await open.click();
  await expect(tool).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.locator(".design-sheet")).toContainText("Nada que corregir");
  await expect(page.locator(".design-sheet__company")).toContainText(/ · \+34 [\d ]+ · \S+@\S+$/);
  const bar = await page.locator(".design-sheet__scale-bar").boundingBox();
  const millimetresPerPixel = 25.4 / 96;
  expect((bar?.width ?? 0) * millimetresPerPixel).toBeCloseTo(100, 1);
});
