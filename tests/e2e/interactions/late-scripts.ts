import type { Page } from "@playwright/test";

/** Holds all scripts of the site back, as a slow connection does; gives what lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
