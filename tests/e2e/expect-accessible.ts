import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const options: RunOptions = {
  resultTypes: ["violations"],
  // Contrast that meets AAA meets AA too, so AA is not measured again.
  rules: { "color-contrast": { enabled: false }, "color-contrast-enhanced": { enabled: true } },
  // The other rules of AAA are two of links and redirects, which no page breaks either.
  runOnly: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/**
 * The frame of every page. It is examined on a phone in `kinds-of-pages.spec.ts`, with its menu in `menu.spec.ts`, and
 * in a wide window in `cookie-notice.spec.ts`.
 */
const around = [".site-header", ".site-footer"];

/**
 * Fails with every element of the page that breaks a rule of WCAG 2.2 AA, a good practice, or the contrast of AAA.
 * Waits until nothing moves any more. `what` names the page in the message; `leftOut` are selectors.
 */
export async function expectAccessible(page: Page, what: string, leftOut: readonly string[] = around): Promise<void> {
  // Elements that still fade in have less contrast for a moment.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    }),
  );
  // Half a megabyte, which a document needs once.
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([chosen, exclude]) => {
      const { violations: found }: AxeResults = await Reflect.get(window, "axe").run({ exclude }, chosen);
      return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [options, leftOut] as const,
  );
  expect(violations, what).toEqual([]);
}
