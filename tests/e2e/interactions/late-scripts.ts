import type { Page } from "@playwright/test";

/**
 * Opens a page as a slow connection shows it: drawn with its styles, while all its scripts are still loading.
 *
 * @returns What lets the scripts arrive.
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  // A browser draws nothing before its styles are there, but a test could already scroll, in a page without any row.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  return release;
}
