import type { Locator, Page } from "@playwright/test";
import { boxCentre, boxOf } from "#app/floor-plan/boxes.ts";
import { expectAccessible } from "#tests/e2e/expect-accessible.ts";
import { expect, test } from "#tests/e2e/site-test.ts";
import { endsOf, northPlan } from "./building.ts";
import { openDesigner } from "./designer-page.ts";
import { openModel, withWebgl } from "./webgl.ts";

test.use({ launchOptions: withWebgl });

/** Presses points of the model, seen from above, until a piece is selected, and returns where that was. */
async function findPiece(page: Page, model: Locator, name: string) {
  const plan = northPlan();
  await model.scrollIntoViewIfNeeded();
  const box = await model.boundingBox();
  const piece = plan.furniture.find(({ label }) => label === name);
  if (!piece || !box) throw new Error(`The model or «${name}» is not on the page.`);
  const [x, y] = boxCentre(boxOf(piece.rect));
  const [middleX, middleY] = (["x", "y"] as const).map((axis) =>
    endsOf(plan, axis).reduce((one, other) => (one + other) / 2),
  );
  const listed = page.getByRole("button", { name: new RegExp(`^${name}`), pressed: true }).last();
  let point = { x: 0, y: 0 };
  await expect(async () => {
    // The building is in the middle of the window and takes more or less of it.
    for (const metre of [0.06, 0.08, 0.1, 0.12, 0.14]) {
      const scale = (metre * box.width) / 1000;
      point = {
        x: box.x + box.width / 2 + (x - (middleX ?? 0)) * scale,
        y: box.y + box.height / 2 - (y - (middleY ?? 0)) * scale,
      };
      await page.mouse.click(point.x, point.y);
      if (await listed.isVisible()) return;
    }
    throw new Error(`«${name}» is nowhere in the model.`);
  }, "the camera is on its way for a moment").toPass();
  return point;
}

/** Presses a point of the model until that has its effect: the camera jumps with the next frame that is drawn. */
async function pressUntil(page: Page, [x, y]: readonly [number, number], effect: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.mouse.click(x, y);
    await effect();
  }).toPass();
}

test("a piece dragged in the model is where arrows bring it, and one step back undoes it", async ({ page }) => {
  // The camera jumps.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { tool, model, action, fragment } = await openModel(page);
  await tool.getByRole("radio", { name: "Planta", exact: true }).last().check({ force: true });
  const start = await fragment();
  const { x, y } = await findPiece(page, model, "Mesa de trabajo");
  const drag = async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y, { steps: 4 });
  };
  await drag();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(action("Deshacer")).toHaveAttribute("aria-disabled", "true");
  await drag();
  await page.mouse.up();
  await expect.poll(fragment).not.toBe(start);
  const moved = await fragment();
  const fromLeft = tool.getByRole("textbox", { name: "cm del muro izquierdo" });
  const fromFront = tool.getByRole("textbox", { name: "cm del frente" });
  const target = [await fromLeft.inputValue(), await fromFront.inputValue()] as const;
  await action("Deshacer").click();
  await expect.poll(fragment).toBe(start);

  for (const [field, value] of [
    [fromLeft, target[0]],
    [fromFront, target[1]],
  ] as const) {
    await field.fill(value);
    await page.keyboard.press("Enter");
  }
  await expect.poll(fragment).toBe(moved);

  await action("Girar hacia la derecha").click();
  await expect(page.getByLabel("Mueble elegido: Mesa de trabajo"), "a press beside the model").toBeVisible();
  await expectAccessible(page, "the model");
});

test("a second finger leaves a drag in the model alone", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { tool, model, action, fragment } = await openModel(page);
  await tool.getByRole("radio", { name: "Planta", exact: true }).last().check({ force: true });
  const start = await fragment();
  const { x, y } = await findPiece(page, model, "Mesa de trabajo");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: readonly number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((at, id) => ({ x: at, y, id })) });
  await touch("touchStart", x);
  await touch("touchMove", x - 10);
  await touch("touchStart", x - 10, x - 100);
  await touch("touchMove", x - 10);
  for (const by of [20, 30, 40]) await touch("touchMove", x - by);
  await touch("touchEnd");
  await expect(tool.getByRole("button", { name: /^Mesa de trabajo/, pressed: true })).toBeVisible();
  await expect.poll(fragment).not.toBe(start);
  await action("Deshacer").click();
  await expect.poll(fragment, "one step").toBe(start);
});

test("a view comes back when it is chosen again, and inside a visitor can look up", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { tool, model, action } = await openModel(page);
  const look = (name: string) => tool.getByRole("radio", { name, exact: true }).last().click({ force: true });
  await look("Planta");
  const { x, y } = await findPiece(page, model, "Mesa de trabajo");
  for (let turn = 0; turn < 6; turn += 1) await action("Girar hacia la derecha").click();
  const bar = (name: string) => page.getByLabel(`Mueble elegido: ${name}`);
  await pressUntil(page, [x, y], () => expect(bar("Mesa de trabajo")).toBeHidden({ timeout: 1000 }));
  await look("Planta");
  await findPiece(page, model, "Mesa de trabajo");

  await look("Dentro");
  const box = await model.boundingBox();
  if (!box) throw new Error("The model is not on the page.");
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await pressUntil(page, at(0.75, 0.75), () => expect(bar("Sofá cama")).toBeVisible({ timeout: 1000 }));
  await page.mouse.move(...at(0.5, 0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.6), { steps: 4 });
  await page.mouse.up();
  // The ceiling.
  await pressUntil(page, at(0.75, 0.75), () => expect(bar("")).toBeHidden({ timeout: 1000 }));
});

test("the plan works while the model cannot be loaded, and data is saved until it is asked for", async ({
  page,
  errors,
}) => {
  const script = /\/assets\/design-viewer-[^/]+\.js$/;
  let asked = 0;
  await page.route(script, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  errors.expectFailedRequest(script);
  errors.expectConsoleError(/The model could not be loaded/);
  const { tool, action } = await openDesigner(page);
  await expect(tool.getByText("Ahorras datos: la maqueta en 3D pesa unos 160 kB.")).toBeVisible();
  expect(asked).toBe(0);
  await action("Cargarla").click();
  await expect(tool.getByText("No se ha podido cargar la maqueta en 3D; la planta funciona igual.")).toBeVisible();
  await expect(tool.getByRole("img", { name: /^LUM\|NORTE sin cubierta y con tus muebles/ })).toBeVisible();
  await action("Reintentar").click();
  await expect(tool.getByRole("img", { name: /^Maqueta de LUM\|NORTE con tus muebles/ })).toBeVisible();
});
