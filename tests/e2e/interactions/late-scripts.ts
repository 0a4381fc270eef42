import type { Page } from "@playwright/test";
import { heldAnswer } from "#tests/e2e/forms/calls.ts";

/**
 * Opens a page as a slow connection shows it: drawn with its styles, while all its scripts are still loading.
 *
 * @returns What lets the scripts arrive.
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { release, answer } = heldAnswer((route) => route.continue());
  await page.route("**/*.js", answer);
  await page.goto(path, { waitUntil: "commit" });
  // A browser draws nothing before its styles are there, but a test could already scroll, in a page without any row.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  return release;
}
