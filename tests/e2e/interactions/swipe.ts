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
