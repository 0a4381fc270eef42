import { expect, test } from "#tests/e2e/site-test.ts";
import { openDesigner } from "./designer-page.ts";

test("sets, an empty plan and other models can be undone to the untouched address", async ({ page }) => {
  const { tool, action, said, panel, fragment } = await openDesigner(page);
  await expect.poll(fragment).toMatch(/^1\.lum-norte\./);
  const start = await fragment();
  await expect(action("Deshacer")).toHaveAttribute("aria-disabled", "true");
  await expect(action("Volver a la planta de partida")).toHaveAttribute("aria-disabled", "true");

  await action("Despacho").click();
  await expect(action("Despacho")).toHaveAttribute("aria-pressed", "true");
  await expect(said).toHaveText("Amueblado para: Despacho.");
  await expect.poll(fragment).not.toBe(start);
  const office = await fragment();
  await action("Vaciar").click();
  await expect.poll(fragment).not.toBe(office);
  await tool.getByRole("button", { name: /^LIENZO / }).click();
  await expect(tool).toHaveAccessibleName("Diseñador: LUM|LIENZO");
  await expect(tool).toBeFocused();
  // A bespoke model has the price of a square metre, and no sum.
  await expect(tool.getByText("1.250 €/m²").first()).toBeVisible();
  await expect.poll(fragment).toMatch(/^1\.lum-lienzo\./);

  // Also with the focus on a panel's name.
  await panel("Compartir");
  await panel("Muebles");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(tool).toHaveAccessibleName("Diseñador: LUM|NORTE");
  await expect(said).toHaveText("Deshecho.");
  await action("Deshacer").click();
  await expect.poll(fragment).toBe(office);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(fragment).toBe(start);
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(fragment).toBe(office);
  await action("Volver a la planta de partida").click();
  await expect.poll(fragment).toBe(start);
});
