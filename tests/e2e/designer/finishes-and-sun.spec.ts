import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { expect, test } from "#tests/e2e/site-test.ts";
import { openDesigner } from "./designer-page.ts";

test("a finish and the sun are changed by keyboard, each one step to undo", { tag: "@both" }, async ({ page }) => {
  const { tool, action, said, panel, fragment } = await openDesigner(page);
  await expect.poll(fragment).toMatch(/^1\.lum-norte\.planta\.\w+\.oo1\.50\.3\.1k$/);
  const start = await fragment();
  const sunIn = (fragments: string) => fragments.split(".").slice(4).join(".");

  await panel("Acabados");
  await tool.getByRole("radio", { name: "La del modelo" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tool.getByRole("radio", { name: "Alerce" })).toBeChecked();
  await expect(said).toHaveText("Fachada: alerce.");
  await expect(tool.getByText("La tarima va aparte.")).toBeVisible();
  await tool.getByRole("radio", { name: "Sin tarima" }).check({ force: true });
  await expect(tool.getByText("La tarima va aparte.")).toHaveCount(0);
  await expect.poll(async () => sunIn(await fragment())).toBe("lo0.50.3.1k");
  await expectAccessible(page, "the finishes");

  // The names of the panels scroll, not the page.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - screen.width);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await panel("Sol");
  expect(await overflow()).toBeLessThanOrEqual(0);
  const direct = tool.getByText(/^Sol directo en «Sala» el 21 de /);
  await expect(direct).toHaveText(
    /^Sol directo en «Sala» el 21 de marzo en Vinaroz: \d\d:\d[05]–\d\d:\d[05], como máximo\.$/,
  );
  const month = tool.getByRole("slider", { name: "Mes" });
  await expect(month).toHaveAttribute("aria-valuetext", "21 de marzo");
  await month.focus();
  await page.keyboard.press("End");
  await expect(month).toHaveAttribute("aria-valuetext", "21 de diciembre");
  await expect(said).toHaveText("Sol del 21 de diciembre a las 14:00, frente al sur.");
  // NOAA's sun is 3° high from 8:40 to 17:12.
  await expect(direct).toHaveText("Sol directo en «Sala» el 21 de diciembre en Vinaroz: 08:40–17:10, como máximo.");
  await action("Al anochecer").click();
  await expect(tool.getByRole("slider", { name: "Hora" })).toHaveAttribute("aria-valuetext", "17:45");
  await expect(said).toHaveText("Sin sol el 21 de diciembre a las 17:45, frente al sur.");
  const bearing = tool.getByRole("textbox", { name: "grados del norte" });
  await bearing.fill("sur");
  await expect(bearing).toHaveAccessibleDescription("Escribe los grados con cifras, de 0 a 359.");
  await bearing.fill("10");
  await page.keyboard.press("Enter");
  await expect(tool.getByText(/frente al norte \(10°\)\.$/).first()).toBeVisible();
  await expect.poll(async () => sunIn(await fragment())).toBe("lo0.a.c.1z");
  await expectAccessible(page, "the sun");

  // With the focus on a slider too.
  await month.focus();
  for (const expected of ["lo0.50.c.1z", "lo0.50.c.1k", "lo0.50.3.1k", "lo1.50.3.1k"]) {
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(async () => sunIn(await fragment())).toBe(expected);
  }
  await action("Deshacer").click();
  await expect.poll(fragment).toBe(start);
});

test("a slider that is dragged is one step to undo", async ({ page }) => {
  const { tool, action, panel, fragment } = await openDesigner(page);
  await expect.poll(fragment).toMatch(/\.1k$/);
  const start = await fragment();
  await panel("Sol");
  const hour = tool.getByRole("slider", { name: "Hora" });
  /** Takes the slider to places from 0 to 1, one after the other. */
  const slide = async (...places: readonly number[]) => {
    await hour.scrollIntoViewIfNeeded();
    const box = await hour.boundingBox();
    if (!box) throw new Error("There is no slider.");
    for (const [index, place] of [14 / 23.75, ...places].entries()) {
      await page.mouse.move(box.x + box.width * place, box.y + box.height / 2, { steps: 8 });
      if (index === 0) await page.mouse.down();
    }
  };
  await slide(0.25);
  await expect(hour).not.toHaveAttribute("aria-valuetext", "14:00");
  // Not yet a step.
  await expect(action("Deshacer")).toHaveAttribute("aria-disabled", "true");
  await page.mouse.up();
  await expect.poll(fragment).not.toBe(start);
  await action("Deshacer").click();
  await expect(hour).toHaveAttribute("aria-valuetext", "14:00");
  await expect(action("Deshacer")).toHaveAttribute("aria-disabled", "true");

  // Browsers send no change for a slider that is back at its start.
  await panel("Muebles");
  await action("Vaciar").click();
  await panel("Sol");
  await slide(0.25, 14 / 23.75);
  await page.mouse.up();
  await expect(hour).toHaveAttribute("aria-valuetext", "14:00");
  await action("Deshacer").click();
  await expect(action("Deshacer")).toHaveAttribute("aria-disabled", "true");
});
