import type { i18n } from "i18next";
import { createI18n } from "./create-i18n.ts";
import { getMessages } from "./locale-files.server.ts";

const instances = new Map<string, i18n>();

/** The strings of a language, for rendering pages. */
export function getI18n(locale: string): i18n {
  const known = instances.get(locale);
  if (known) return known;
  const instance = createI18n(locale, getMessages(locale));
  instances.set(locale, instance);
  return instance;
}
