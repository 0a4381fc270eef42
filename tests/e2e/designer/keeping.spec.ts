import { expect, openPage, test } from "#tests/e2e/site-test.ts";
import { designerPath, openDesigner } from "./designer-page.ts";

test("the last design is kept, and offered beside one from a link", async ({ page }) => {
  const { open, action, notices, panel, fragment, tool } = await openDesigner(page);
  await action("Despacho").click();
  // Sooner than it is written into the URL.
  await page.goto("/");
  await openPage(page, designerPath);
  await open.click();
  await expect(action("Despacho")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(fragment).toMatch(/_/);
  const own = await fragment();

  await openPage(page, `${designerPath}#d=1.lum-sur.dos-alas`);
  await action("Vaciar").click();
  await expect(notices).toContainText("Este diseño viene de un enlace.");
  await action("Seguir con el tuyo").click();
  await expect.poll(fragment).toBe(own);
  await expect(tool).toHaveAccessibleName("Diseñador: LUM|NORTE");
  await action("Vaciar").click();
  await expect.poll(fragment).not.toBe(own);
  await expect(notices).toBeEmpty();
  // And the one from the link, after it was changed, has not been lost either.
  await action("Deshacer").click();
  await action("Deshacer").click();
  await expect(tool).toHaveAccessibleName("Diseñador: LUM|SUR");
  await panel("Compartir");
  await expect(tool.getByText("El diseño anterior")).toBeVisible();
});

test("designs have names, of which the eleventh asks for the place of another", async ({ page }) => {
  const { tool, action, panel } = await openDesigner(page);
  await panel("Compartir");
  const name = tool.getByRole("textbox", { name: "Guardar en este dispositivo con el nombre" });
  await action("Guardar").click();
  await expect(tool.getByText("Escribe un nombre para el diseño.")).toBeVisible();
  for (let index = 1; index <= 10; index += 1) {
    await name.fill(`Diseño ${index}`);
    await action("Guardar").click();
  }
  const names = tool.getByRole("listitem").filter({ hasText: /^Diseño/ });
  await expect(names).toHaveCount(10);
  await name.fill("Diseño 3");
  await expect(action("Sustituir «Diseño 3»")).toBeVisible();
  await name.fill("Once");
  await tool.getByRole("combobox", { name: "Ya guardas 10 diseños. ¿Cuál se va?" }).selectOption("Diseño 2");
  await action("Guardar").click();
  await expect(names.filter({ hasText: /^Diseño 2/ })).toHaveCount(0);
  await expect(names).toHaveCount(9);

  await action("Cambiar el nombre Once").click();
  const newName = tool.getByRole("textbox", { name: "Otro nombre para «Once»" });
  await newName.fill("Diseño 3");
  await expect(tool.getByText("Ya hay un diseño con ese nombre.")).toBeVisible();
  await newName.fill(" ");
  await page.keyboard.press("Enter");
  await expect(tool.getByText("Escribe un nombre para el diseño.")).toBeVisible();
  await newName.fill("La casa del huerto");
  await page.keyboard.press("Enter");
  await expect(action("Cambiar el nombre La casa del huerto")).toBeFocused();
  await action("Borrar La casa del huerto").click();
  await expect(tool.getByText("Se ha borrado «La casa del huerto».").last()).toBeVisible();
  await expect(action("Recuperarlo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(action("Cambiar el nombre La casa del huerto")).toBeFocused();
  await page.reload();
  await panel("Compartir");
  const house = tool.getByRole("listitem").filter({ hasText: "La casa del huerto" });
  await expect(house).toBeVisible();

  // One that came back when the place is taken would cost another one.
  await action("Borrar Diseño 3").click();
  await name.fill("Doce");
  await action("Guardar").click();
  await expect(names).toHaveCount(8);
  await expect(action("Recuperarlo")).toHaveCount(0);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await action("Borrar La casa del huerto").click();
  await expect(tool.getByText("Este navegador no deja guardar el diseño").last()).toBeVisible();
  await expect(house).toBeVisible();
});

test("what another tab has changed is offered, and none of the two is lost", async ({ page, context }) => {
  const here = await openDesigner(page);
  await here.action("Despacho").click();
  // The device has it by then, so the other tab starts with it.
  await expect.poll(here.fragment).toMatch(/_/);
  const other = await context.newPage();
  const there = await openDesigner(other);
  await there.action("Vaciar").click();
  await expect(here.notices).toContainText("Has cambiado un diseño en otra pestaña.");
  await expect(here.action("Despacho")).toHaveAttribute("aria-pressed", "true");
  await here.action("Casa de invitados").click();
  await expect(there.notices).toContainText("Has cambiado un diseño en otra pestaña.");
  await here.panel("Compartir");
  await here.tool.getByRole("listitem").filter({ hasText: "El diseño anterior" }).getByRole("button").click();
  await here.panel("Muebles");
  await expect(here.action("Vaciar")).toHaveAttribute("aria-disabled", "true");

  await here.action("Cerrar").click();
  const before = await there.fragment();
  await there.action("Despacho").click();
  await expect.poll(there.fragment).not.toBe(before);
  await here.open.click();
  await expect(here.action("Despacho")).toHaveAttribute("aria-pressed", "true");
  await expect(here.notices, "the design of this tab is older").toBeEmpty();
});

test("a device that keeps nothing says so once, and the link can be copied or selected", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const { action, notices, panel, tool } = await openDesigner(page);
  await action("Despacho").click();
  await expect(notices).toContainText("Este navegador no deja guardar el diseño");
  await notices.getByRole("button", { name: "Entendido" }).click();
  await action("Vaciar").click();
  await panel("Compartir");
  await action("Copiar enlace").click();
  await expect(action("Enlace copiado")).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(/\/disenador#d=1\.lum-norte\.planta\./);
  await expect(notices).toBeEmpty();
  await action("Deshacer").click();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await action("Copiar enlace").click();
  const field = tool.getByRole("textbox", { name: "El navegador no deja copiar el enlace." });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/#d=1\.lum-norte\.planta\./);
});

test("a refusal is no longer said once the device keeps the design", async ({ page }) => {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      if (!name.endsWith("designer") || sessionStorage.getItem("free") !== null) return keep.call(this, name, value);
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const { action, notices } = await openDesigner(page);
  await action("Despacho").click();
  await expect(notices).toContainText("Este navegador no deja guardar el diseño");
  await page.evaluate(() => sessionStorage.setItem("free", ""));
  await action("Vaciar").click();
  await expect(notices).toBeEmpty();
});
