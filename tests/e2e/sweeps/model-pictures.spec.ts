import type { Page } from "@playwright/test";
import { openModel, watchFrames, withWebgl } from "#tests/e2e/designer/webgl.ts";
import { expect, test } from "#tests/e2e/site-test.ts";

// Takes minutes without a graphics card.
test.use({ launchOptions: withWebgl });
test.setTimeout(400_000);

test.beforeEach(({ context }) => watchFrames(context));

/** Waits until the picture has all its light: the card has drawn all, and nothing more is asked of it. */
async function settle(page: Page): Promise<void> {
  // No button of the model is pointed at.
  await page.mouse.move(0, 0);
  let last = -1;
  const isStill = async () => {
    const before = last;
    last = await page.evaluate(async () => {
      const { contexts, frames } = window.drawn;
      const context = contexts.at(-1);
      // Waits for the card, which may be many frames behind.
      context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return frames.length;
    });
    return last > 0 && last === before;
  };
  await expect.poll(isStill, { intervals: [1000], timeout: 100_000 }).toBe(true);
}

test("views and steps turn the model, which is drawn only when something changes", { tag: "@sweep" }, async ({
  page,
}) => {
  const { tool, model, action } = await openModel(page);
  // The page keeps its place from now on: a picture may lie between two pixels.
  await tool.getByRole("radio", { name: "Dentro", exact: true }).scrollIntoViewIfNeeded();
  await settle(page);
  const open = await model.screenshot();

  for (const look of ["Frente", "Dentro", "Maqueta"]) {
    await tool.getByRole("radio", { name: look, exact: true }).check({ force: true });
    await settle(page);
    const picture = await model.screenshot();
    expect(picture.equals(open)).toBe(look === "Maqueta");
  }
  const count = await page.evaluate(() => window.drawn.frames.length);
  await action("Girar hacia la izquierda").click();
  await expect.poll(() => page.evaluate((index) => window.drawn.frames[index], count)).toBeDefined();
  const plain = await page.evaluate((index) => window.drawn.frames[index], count);
  expect(plain?.calls).toBeLessThan(90);
  expect(plain?.triangles).toBeLessThan(60_000);
  await action("Girar hacia la derecha").click();
  await settle(page);
  await action("Acercar").click();
  await settle(page);
  expect((await model.screenshot()).equals(open)).toBe(false);

  const frames = await page.evaluate(() => window.drawn.frames.length);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.drawn.frames.length)).toBe(frames);
});

test("a lost context comes back with the same picture, and closing gives it back", { tag: "@sweep" }, async ({
  page,
}) => {
  const { model, action, open } = await openModel(page);
  await settle(page);
  const before = await model.screenshot();
  for (let time = 0; time < 10; time++) {
    await model.evaluate(async (canvas) => {
      const extension = (canvas as HTMLCanvasElement).getContext("webgl2")?.getExtension("WEBGL_lose_context");
      const came = new Promise((resolve) => canvas.addEventListener("webglcontextrestored", resolve, { once: true }));
      const went = new Promise((resolve) => canvas.addEventListener("webglcontextlost", resolve, { once: true }));
      extension?.loseContext();
      await went;
      // The event ends before a context can be restored.
      await new Promise((resolve) => setTimeout(resolve));
      extension?.restoreContext();
      await came;
    });
  }
  await settle(page);
  expect((await model.screenshot()).equals(before)).toBe(true);

  for (let visit = 0; visit < 3; visit++) {
    await action("Cerrar").click();
    await expect(open).toBeVisible();
    expect(await page.evaluate(() => window.drawn.contexts.filter((context) => !context.isContextLost()).length)).toBe(
      0,
    );
    await open.click();
    await expect(model).toBeVisible();
  }
});
