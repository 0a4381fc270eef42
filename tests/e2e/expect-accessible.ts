import { expect, type Page } from "@playwright/test";
import { findBarriers } from "#scripts/audit/find-barriers.ts";

/**
 * Fails with every element of the page that breaks a rule of WCAG 2.2 AA, or whose text has not the contrast of AAA;
 * `what` names the page in the message.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const barriers = await findBarriers(page);
  const found = barriers.map(({ rule, help, elements }) => `${rule}: ${help}: ${elements.join(" ")}`);
  expect(found, what).toEqual([]);
}
