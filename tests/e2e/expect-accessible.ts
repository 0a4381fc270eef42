import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails with every element of the page that breaks a rule of WCAG 2.2 AA, a good practice, or the contrast of AAA. Waits
 * until nothing moves any more. `what` names the page in the message.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What still fades in has the contrast of a moment.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    }),
  );
  const { violations } = await new AxeBuilder({ page })
    // No page has frames, which are what a second page would be opened for.
    .setLegacyMode()
    // Whoever has the contrast of AAA has that of AA, which would only be measured once more.
    .options({
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: false }, "color-contrast-enhanced": { enabled: true } },
    })
    // Those of AAA are the contrast and two of links and redirects, which no page breaks either.
    .withTags(["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, what).toEqual([]);
}
