import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** A rule of accessibility that a page breaks, and the elements that do. */
export interface Barrier {
  /** `color-contrast`. */
  readonly rule: string;
  /** What the rule asks for, in English. */
  readonly help: string;
  /** The opening tags of the elements. */
  readonly elements: readonly string[];
}

/**
 * Returns with what a page breaks a rule of WCAG 2.2 AA, a good practice, or the contrast of AAA. Waits until nothing
 * moves any more.
 */
export async function findBarriers(page: Page): Promise<Barrier[]> {
  // What still fades in has the contrast of a moment.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    }),
  );
  const { violations } = await new AxeBuilder({ page })
    // No page has frames, which are what a second page would be opened for.
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "color-contrast-enhanced": { enabled: true } } })
    // Those of AAA are the contrast and two of links and redirects, which no page breaks either.
    .withTags(["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, help, nodes }) => ({ rule: id, help, elements: nodes.map(({ html }) => html) }));
}
