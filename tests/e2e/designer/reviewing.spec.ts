import { expect, test } from "#tests/e2e/site-test.ts";
import { openDesigner } from "./designer-page.ts";

test("a piece in the way is found, moved just as far as it takes, and said", async ({ page }) => {
  const { tool, action, said, panel, fragment } = await openDesigner(page);
  await panel("Revisar");
  await expect(tool.getByText(/^Nada que corregir\. El paso más estrecho mide \d+\scm, /)).toBeVisible();
  await expect.poll(fragment).toMatch(/^1\.lum-norte\./);

  const desk = tool.getByRole("button", { name: /^Mesa de trabajo, / });
  await desk.focus();
  const move = action("Mover lo justo").first();
  for (let step = 0; step < 12; step += 1) await page.keyboard.down("ArrowUp");
  await page.keyboard.up("ArrowUp");
  // Those of the ways come later, and are said with the others.
  await expect(said).toHaveText("Avisos nuevos: 3.");
  await expect(tool.getByText("3 avisos")).toBeVisible();
  await expect(tool.locator(".finding-marks__piece").first()).toBeVisible();
  await expect(move).toBeVisible();
  const broken = await fragment();
  await move.click();
  await expect(said).toHaveText(/^Resuelto: la mesa de trabajo y la puerta del baño\. /);
  await expect(tool.getByText("1 aviso")).toBeFocused();
  await move.click();
  await expect(said).toHaveText(/^Resuelto: .* Nada que corregir\.$/);
  await expect(tool.getByText(/^Nada que corregir\./)).toBeFocused();
  await expect(tool.locator(".finding-marks__piece")).toHaveCount(0);
  await expect.poll(fragment).not.toBe(broken);

  await tool.getByText("¿Y con silla de ruedas?").click();
  await expect(tool.getByText(/^Estrecho\. En la puerta del baño quedan 70\scm; /)).toBeVisible();
});
