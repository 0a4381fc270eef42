import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { validateBytes } from "gltf-validator";
import { expect, test } from "#tests/e2e/site-test.ts";
import { endsOf, northPlan } from "./building.ts";
import { openModel, withWebgl } from "./webgl.ts";
import { zipEntries } from "./zip-entries.ts";

// A small model, which is drawn without a graphics card.
test.use({ launchOptions: withWebgl, viewport: { width: 390, height: 600 } });

/** Returns how long, high and deep the whole building is with its deck, in millimetres. */
function builtSize(): number[] {
  return (["x", "z", "y"] as const).map((axis) => {
    const [start, end] = endsOf(northPlan(), axis);
    return end - start;
  });
}

/** Returns the points of a mesh in USD, in its unit. */
function pointsOf(mesh: string): number[][] {
  const [, list = ""] = /points = \[(.*)\]/.exec(mesh) ?? [];
  return [...list.matchAll(/\((.*?), (.*?), (.*?)\)/g)].map((point) => point.slice(1).map(Number));
}

async function save(page: Page, control: Locator): Promise<[name: string, file: Buffer]> {
  const [download] = await Promise.all([page.waitForEvent("download"), control.click()]);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

test("a design is saved as files of its true size, and printed as it is seen", async ({ page, errors }) => {
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token === "ar" || supports.call(this, token);
    };
  });
  const { tool, model, action, panel } = await openModel(page);
  await panel("Acabados");
  await tool.getByRole("radio", { name: "Nogal" }).check({ force: true });
  await panel("Compartir");

  const [pngName, png] = await save(page, action("Guardar imagen (PNG)"));
  expect(pngName).toBe("lum-norte-planta.png");
  // The width and the height of the canvas, and more than its ground, which packs to next to nothing.
  const canvas = await model.evaluate(({ width, height }: HTMLCanvasElement) => [width, height]);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(canvas);
  expect(png.length).toBeGreaterThan(20_000);

  const [glbName, glb] = await save(page, action("Guardar modelo 3D (GLB)"));
  expect(glbName).toBe("lum-norte-planta.glb");
  await expect(tool.getByText(/^Listo: lum-norte-planta\.glb, \d,\d.MB\.$/)).toBeVisible();
  expect(glb.length).toBeLessThan(2_500_000);
  const { issues, info } = await validateBytes(new Uint8Array(glb));
  expect([issues.numErrors, issues.messages.map(({ message }) => message)]).toEqual([
    0,
    Array(2).fill("Image has non-power-of-two dimensions: 1760x768."),
  ]);
  expect(info.materialCount).toBe(2);

  await action("Ver en tu parcela").click();
  const plot = tool.getByRole("link", { name: "Abrir en tu parcela" });
  await expect(plot).toBeFocused();
  await expect(plot).toHaveAttribute("href", /^blob:.*#allowsContentScaling=0$/);
  await expect(plot).toHaveAttribute("rel", "ar");
  const [usdzName, usdz] = await save(page, tool.getByRole("link", { name: "Guardar archivo" }));
  expect(usdzName).toBe("lum-norte-planta.usdz");
  expect(usdz.length).toBeLessThan(5_000_000);
  const entries = zipEntries(usdz);
  expect(entries.map(({ method, at }) => [method, at % 64])).toEqual(entries.map(() => [0, 0]));
  expect(entries.map(({ name }) => name.replace(/_.*\./, "."))).toEqual([
    "model.usda",
    "geometries/Geometry.usda",
    "geometries/Geometry.usda",
    "textures/Texture.jpg",
    "textures/Texture.png",
  ]);
  const [scene = "", ...meshes] = entries.filter(({ name }) => name.endsWith(".usda")).map(({ bytes }) => `${bytes}`);
  expect(scene).toContain("metersPerUnit = 1\n");
  expect(scene).toContain('planeAnchoring:alignment = "horizontal"');
  const points = meshes.flatMap(pointsOf);
  for (const [axis, length] of builtSize().entries()) {
    const places = points.map((point) => (point[axis] ?? Number.NaN) * 1000);
    const from = axis === 1 ? 0 : -length / 2;
    expect(Math.min(...places)).toBeCloseTo(from, 0);
    expect(Math.max(...places)).toBeCloseTo(from + length, 0);
  }

  await action("Deshacer").click();
  await expect(plot).toHaveCount(0);
  await expect(action("Ver en tu parcela")).toBeVisible();

  const sheet = page.locator(".design-sheet__picture");
  /** Whether there is more on the canvas than its ground, which packs to next to nothing. */
  const drawn = () =>
    sheet
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => !canvas.hidden && canvas.toDataURL().length > 20_000);
  const tell = (name: string) => page.evaluate((event) => window.dispatchEvent(new Event(event)), name);
  await expect(sheet).toHaveCount(0);
  await tell("beforeprint");
  expect(await drawn()).toBe(true);
  await expect(sheet.locator("svg")).toHaveCount(0);
  await tell("afterprint");
  await expect(sheet).toHaveCount(0);

  errors.expectConsoleError(/A file of the model could not be made/);
  errors.expectConsoleError(/The sheet has the drawing/);
  await model.evaluate((canvas: HTMLCanvasElement) =>
    canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
  );
  await action("Guardar imagen (PNG)").click();
  await expect(tool.getByText("No se ha podido preparar el archivo. Inténtalo otra vez.")).toBeVisible();
  await tell("beforeprint");
  await expect(sheet.locator("svg")).toHaveCount(1);
});
