import type { i18n } from "i18next";
import { createI18n } from "#app/i18n/create-i18n.ts";
import type { LoadedStrings } from "#app/i18n/load-strings.ts";

/**
 * Returns the i18next instance of a page, with all strings of its language. If these cannot be loaded, tries again with
 * each action of the visitor, as the starter does: the entry module must not fail, because a browser would not run it
 * again.
 */
export async function createPageI18n(load: () => Promise<LoadedStrings>): Promise<i18n> {
  for (;;) {
    const strings = await load().catch((error: unknown) => {
      console.error("The strings of the page could not be loaded.", error);
    });
    if (strings) return createI18n(strings.locale, strings.own, strings.original);
    window.pendingClicks?.fail?.();
    await nextAct();
  }
}

/** Resolves after the next press or key, on which the starter requests everything again. */
function nextAct(): Promise<Event> {
  return new Promise((resolve) => {
    // The starter lets no click through that it holds.
    for (const type of ["click", "keydown"]) addEventListener(type, resolve, { once: true, capture: true });
  });
}
