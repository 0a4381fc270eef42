import type { i18n } from "i18next";
import { addStrings, createI18n } from "#app/i18n/create-i18n.ts";
import { hasTranslations } from "#app/i18n/has-translations.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { loadStrings } from "#app/i18n/load-strings.ts";
import type { LocaleStrings } from "#app/i18n/locale-strings.ts";
import type { StringGroup } from "#app/i18n/string-groups.ts";
import { untilLoaded } from "./until-loaded.ts";

/**
 * What a built script says at its beginning (`scripts/vite/visitor-strings.ts`): the strings that it needs, or in a site of
 * several languages what loads them, by language.
 */
type ScriptStrings = StringGroup | StringLoaders;

type StringLoaders = Readonly<Record<string, () => Promise<{ readonly default: LocaleStrings }>>>;

declare global {
  interface Window {
    /** Receives the strings of each script; until it does, a list of them. `npm run dev` has none. */
    siteStrings?: ScriptStrings[] | { push(strings: ScriptStrings): Promise<void> };
  }
}

/**
 * Returns the i18next instance of the page at a path, with the strings of all scripts that have come. Later ones, of other
 * pages and of what is loaded on use, bring theirs before they begin.
 */
export async function createPageI18n(pathname: string): Promise<i18n> {
  if (import.meta.env.DEV) {
    const { locale, strings } = await loadStrings(pathname);
    return createI18n(locale, strings);
  }
  const instance = createI18n(localeOfPath(pathname), { own: {}, missing: {} });
  const receive = async (strings: ScriptStrings) => addStrings(instance, await stringsIn(instance.language, strings));
  const waiting = Array.isArray(window.siteStrings) ? window.siteStrings : [];
  window.siteStrings = { push: receive };
  await Promise.all(waiting.map((strings) => untilLoaded("The strings of a script", () => receive(strings))));
  return instance;
}

/** @throws Error when they cannot be loaded. */
async function stringsIn(locale: string, strings: ScriptStrings): Promise<LocaleStrings> {
  if (!hasTranslations) return { own: strings as StringGroup, missing: {} };
  const load = (strings as StringLoaders)[locale];
  return load ? (await load()).default : { own: {}, missing: {} };
}

/** Returns the language of a path, `/xx/kontakt` → `xx`. */
function localeOfPath(pathname: string): string {
  const [, prefix = ""] = pathname.split("/");
  const languages: string = import.meta.env.SITE_LANGUAGES;
  return hasTranslations && languages.split(",").includes(prefix) ? prefix : defaultLocale;
}
