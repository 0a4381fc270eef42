import type { Page } from "@playwright/test";

/**
 * Opens a page as it stands on a slow connection: drawn with its styles, while all its scripts are still under way.
 * Gives what lets them come.
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  // A browser draws nothing before its styles are there, but a test could already scroll, in a page without any row.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  return release;
}
