import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { expect, test } from "#tests/e2e/site-test.ts";
import { openDesigner } from "./designer-page.ts";

/** The desk of LUM|NORTE, 60 × 100 cm as it is placed; how far it is moved to the left, in millimetres. */
const desk = { name: /^Mesa de trabajo, /, width: 600, by: 500 } as const;

/** Returns the open plan of LUM|NORTE, with the desk on it. */
async function openPlan(page: Page) {
  const parts = await openDesigner(page);
  await expect.poll(parts.fragment).toMatch(/^1\.lum-norte\./);
  // A phone shows the model first.
  const plan = parts.tool.getByRole("radio", { name: "Planta", exact: true });
  if (await plan.isVisible()) await plan.check({ force: true });
  const piece = parts.tool.getByRole("button", { name: desk.name });
  const fromLeft = parts.tool.getByRole("textbox", { name: "cm del muro izquierdo" });
  return { ...parts, piece, fromLeft, start: await parts.fragment() };
}

/** Returns the middle of a piece on the screen. */
async function middleOf(piece: Locator) {
  await piece.scrollIntoViewIfNeeded();
  const box = await piece.locator(".plan-piece__area").boundingBox();
  if (!box) throw new Error("The piece is not on the plan.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

test("mouse, arrows, the bar and a figure lead to the same address, and undo to the untouched one", async ({
  page,
}) => {
  const { tool, action, piece, fromLeft, fragment, said, start } = await openPlan(page);
  await expect(piece).toHaveAccessibleName(/cm, en Sala/);
  const { x, y, box } = await middleOf(piece);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - (desk.by * box.width) / desk.width, y, { steps: 5 });
  await page.mouse.up();
  await expect(said).toHaveText(/^Mesa de trabajo, a \d+\scm del muro izquierdo y a \d+\scm del frente\.$/);
  await expect.poll(fragment).not.toBe(start);
  const moved = await fragment();
  const target = await fromLeft.inputValue();
  const undo = async () => {
    while ((await action("Deshacer").getAttribute("aria-disabled")) !== "true") await action("Deshacer").click();
    await expect.poll(fragment).toBe(start);
  };
  await undo();

  await piece.focus();
  while ((await fromLeft.inputValue()) !== target) await page.keyboard.press("ArrowLeft");
  await expect.poll(fragment).toBe(moved);
  await undo();

  while ((await fromLeft.inputValue()) !== target) await action("Mover hacia la izquierda").click();
  await expect.poll(fragment).toBe(moved);
  await undo();

  await fromLeft.fill(target);
  await page.keyboard.press("Enter");
  await expect.poll(fragment).toBe(moved);
  await fromLeft.fill("una mano");
  await expect(fromLeft).toHaveAccessibleDescription("Escribe los centímetros con cifras: 42 o 42,5.");
  await page.keyboard.press("Escape");
  await expect(fromLeft).toHaveValue(target);
  await fromLeft.fill("una mano");
  await action("Mover hacia la derecha").click();
  await expect(fromLeft).not.toHaveValue("una mano");
  await expectAccessible(page, "a selected piece");
  await expect(tool.locator(".plan-piece[aria-pressed=true]")).toHaveCount(1);
});

test("what is undone under the pointer or under a key does not come back as it is let go", async ({ page }) => {
  const { piece, fragment, said, start } = await openPlan(page);
  await piece.focus();
  await page.keyboard.press("r");
  await expect.poll(fragment).not.toBe(start);
  const turned = await fragment();
  const { x, y } = await middleOf(piece);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 3 });
  await page.keyboard.press("ControlOrMeta+z");
  await expect(said).toHaveText("Deshecho.");
  await page.mouse.move(x - 90, y, { steps: 3 });
  await page.mouse.up();
  await expect(said).toHaveText("Deshecho.");
  await expect.poll(fragment).toBe(turned);

  await page.keyboard.down("ArrowLeft");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.up("ArrowLeft");
  await expect(said).toHaveText("Deshecho.");
  await expect.poll(fragment).toBe(turned);
});

test("keys turn and remove a piece, and leave what belongs to the building", async ({ page }) => {
  const { tool, piece, fragment, said, start, action } = await openPlan(page);
  await piece.focus();
  await page.keyboard.press("r");
  await expect(said).toHaveText("Se ha girado: Mesa de trabajo.");
  await page.keyboard.press("Delete");
  await expect(piece).toHaveCount(0);
  await expect(said).toHaveText("Se ha quitado: Mesa de trabajo.");
  await action("Deshacer").click();
  await action("Deshacer").click();
  await expect.poll(fragment).toBe(start);

  const shower = tool.getByRole("button", { name: /^Ducha, .*, parte del módulo$/ });
  await shower.focus();
  for (const key of ["ArrowLeft", "r", "Delete"]) await page.keyboard.press(key);
  await expect(shower).toHaveAttribute("aria-pressed", "true");
  await expect(tool.getByText("Es parte del módulo: no se mueve.")).toBeVisible();
  await expect(action("Deshacer")).toHaveAttribute("aria-disabled", "true");
});

test("a piece that was removed from under the pointer comes back where it was, and stays there", async ({ page }) => {
  const { tool, piece, action } = await openPlan(page);
  const { x, y } = await middleOf(piece);
  const place = piece.locator(".plan-piece__area");
  const before = await place.getAttribute("x");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 3 });
  await page.keyboard.press("Delete");
  await expect(piece).toHaveCount(0);
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await action("Deshacer").click();
  await expect(place).toHaveAttribute("x", before ?? "");
  const other = await middleOf(tool.getByRole("button", { name: /^Ducha, / }));
  await page.mouse.move(other.x, other.y, { steps: 5 });
  await expect(place).toHaveAttribute("x", before ?? "");
});

test("a piece is added from the list, changed in size and duplicated", async ({ page }) => {
  const { tool, action, said } = await openPlan(page);
  await tool.getByText("Añadir un mueble").click();
  await action("Sofá").click();
  await expect(said).toHaveText("Se ha añadido: Sofá.");
  const size = tool.getByRole("combobox", { name: "Medidas" });
  await size.selectOption({ index: 1 });
  await expect(said).toHaveText(/^Sofá: ahora mide /);
  const sofas = tool.locator(".plan-piece").and(tool.getByRole("button", { name: /^Sofá, / }));
  await action("Duplicar").click();
  await expect(sofas).toHaveCount(2);
  await action("Quitar").click();
  await expect(sofas).toHaveCount(1);
});

test("a finger selects with a tap, then drags; over all others it scrolls", { tag: "@phone" }, async ({ page }) => {
  const { piece, fromLeft, fragment, start } = await openPlan(page);
  await expect(piece).toHaveCSS("touch-action", "auto");
  await piece.tap();
  await expect(piece).toHaveAttribute("aria-pressed", "true");
  await expect(piece).toHaveCSS("touch-action", "none");
  const before = Number(await fromLeft.inputValue());
  // The plan is upright: its left wall is at the top.
  const { x, y, box } = await middleOf(piece);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...ys: readonly number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: ys.map((at, id) => ({ x, y: at, id })) });
  const end = y - (desk.by * box.height) / desk.width;
  const beside = y + box.height / 4;
  await touch("touchStart", y);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", y + (end - y) * share);
  // A second finger on the same piece neither takes it nor drops it.
  await touch("touchStart", end, end + 4);
  await touch("touchMove", end, beside);
  await touch("touchMove", end);
  await touch("touchEnd");
  await expect.poll(fragment).not.toBe(start);
  const moved = await fragment();
  const target = await fromLeft.inputValue();
  expect(before - Number(target)).toBeGreaterThanOrEqual((desk.by - 50) / 10);

  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect.poll(fragment).toBe(start);
  while ((await fromLeft.inputValue()) !== target) {
    await page.getByRole("button", { name: "Mover hacia arriba" }).click();
  }
  await expect.poll(fragment).toBe(moved);
  for (const area of await page.locator(".piece-bar__cell").all()) {
    const cell = await area.boundingBox();
    expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test("the assistant's button leaves the bar of a piece alone, also in the narrowest window", { tag: "@phone" }, async ({
  page,
}) => {
  const { tool, piece } = await openPlan(page);
  await piece.tap();
  for (const width of [320, 340, 360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    const bar = tool.getByRole("region", { name: /^Mueble elegido: / });
    const foot = () => page.locator(".assistant__button").boundingBox();
    await expect
      .poll(async () => ((await bar.boundingBox())?.y ?? 0) - ((await foot())?.y ?? 0) - ((await foot())?.height ?? 0))
      .toBeGreaterThan(0);
  }
});
