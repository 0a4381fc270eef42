import type { Locator } from "@playwright/test";

/** Puts copies after the last of some elements until there are so many: what content with more of them would make. */
export async function repeatLast(elements: Locator, count: number): Promise<void> {
  const missing = count - (await elements.count());
  await elements.last().evaluate((last, copies) => {
    for (let copy = 0; copy < copies; copy += 1) last.after(last.cloneNode(true));
  }, missing);
}
