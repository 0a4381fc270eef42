import { hasTranslations } from "./has-translations.ts";
import { defaultLocale } from "./languages.ts";
import type { LocaleStrings } from "./locale-strings.ts";

/** All strings of a language that its visitors see. */
export interface LoadedStrings {
  readonly locale: string;
  readonly strings: LocaleStrings;
}

const loaders = import.meta.glob<LocaleStrings>("/locales/*.json", { import: "default" });

/**
 * Returns the strings of the language of a path, `/xx/kontakt` → those of `xx`. For `npm run dev` alone: built pages load
 * only those that they use.
 */
export async function loadStrings(pathname: string): Promise<LoadedStrings> {
  const prefix = hasTranslations ? (pathname.split("/")[1] ?? "") : defaultLocale;
  const locale = `/locales/${prefix}.json` in loaders ? prefix : defaultLocale;
  const load = loaders[`/locales/${locale}.json`];
  if (!load) throw new Error(`The build has no strings for the language «${locale}».`);
  return { locale, strings: await load() };
}
