import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { designerOn, designerPath } from "./designer-page.ts";

test("the designer is accessible when it opens, fails, keeps and shares", { tag: "@both" }, async ({
  page,
  errors,
}) => {
  await openPage(page, designerPath);
  const { open, tool, action, notices, panel } = designerOn(page);
  await page.route("**/designer.json", (route) => route.fulfill({ status: 503 }), { times: 1 });
  errors.expectFailedRequest(/\/designer\.json$/);
  errors.expectConsoleError(/The designer could not be loaded/);
  await open.click();
  await expect(page.getByRole("button", { name: "Volver a intentarlo" })).toBeVisible();
  await expectAccessible(page, "a failed opening");

  await openPage(page, `${designerPath}#d=x`);
  await expect(notices).toContainText("El diseño no se entiende");
  await expectAccessible(page, "the open designer");
  await panel("Compartir");
  await action("Guardar").click();
  await expect(tool.getByText("Escribe un nombre para el diseño.")).toBeVisible();
  await tool.getByRole("textbox", { name: "Guardar en este dispositivo con el nombre" }).fill("La casa del huerto");
  await action("Guardar").click();
  await action("Cambiar el nombre La casa del huerto").click();
  await expectAccessible(page, "designs that are kept");
});
