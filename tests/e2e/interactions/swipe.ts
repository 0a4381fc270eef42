import type { Locator } from "@playwright/test";

const steps = 10;

/**
 * Draws a finger across an element, through the browser's own touch input, so that it scrolls as under a real one. In
 * pixels, below zero to the left. Chromium only.
 */
export async function swipe(element: Locator, distance: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("The element to swipe on is not on the page.");
  const y = box.y + Math.min(box.height / 2, 150);
  const start = box.x + box.width / 2 - distance / 2;
  const session = await element.page().context().newCDPSession(element.page());
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: start, y }] });
  for (let step = 1; step <= steps; step += 1) {
    const x = start + (distance * step) / steps;
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/**
 * Lays two fingers on the middle of an element and moves them until they are `factor` times as far apart. Chromium only.
 */
export async function pinch(element: Locator, factor: number): Promise<void> {
  const page = element.page();
  const window = page.viewportSize();
  if (!window) throw new Error("The window has no size.");
  const [x, y] = [window.width / 2, window.height / 2];
  const distances = factor > 1 ? [40, 40 * factor] : [40 / factor, 40];
  const [first = 0, last = 0] = distances.map((distance) => Math.min(distance, x - 10));
  const session = await page.context().newCDPSession(page);
  for (let step = 0; step <= steps; step += 1) {
    const reach = first + ((last - first) * step) / steps;
    const touchPoints = [
      { x: x - reach, y, id: 0 },
      { x: x + reach, y, id: 1 },
    ];
    await session.send("Input.dispatchTouchEvent", { type: step === 0 ? "touchStart" : "touchMove", touchPoints });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
