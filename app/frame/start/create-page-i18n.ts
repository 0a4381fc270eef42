import type { i18n } from "i18next";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { loadStrings } from "#app/i18n/load-strings.ts";
import { untilLoaded } from "./until-loaded.ts";

/** Returns the i18next instance of the page at a path, with all strings of its language. */
export async function createPageI18n(pathname: string): Promise<i18n> {
  const { locale, own, original } = await untilLoaded("The strings of the page", () => loadStrings(pathname));
  return createI18n(locale, own, original);
}
