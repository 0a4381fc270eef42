import { defaultLocale } from "./languages.ts";
import type { LocaleStrings } from "./locale-strings.ts";

/** The strings of a language that scripts in a browser show. */
export interface LoadedStrings {
  readonly locale: string;
  readonly strings: LocaleStrings;
}

/** Come with the application: one request less. */
const originals = import.meta.glob<LocaleStrings>("/locales/es.json", { import: "default", eager: true });

/** A file for each further language. */
const loaders = import.meta.glob<LocaleStrings>(["/locales/*.json", "!/locales/es.json"], { import: "default" });

/**
 * Returns the strings of the language of a path, `/xx/kontakt` → those of `xx`. `scripts/vite/visitor-strings.ts` has taken
 * out what no browser shows.
 *
 * @throws Error when the file of the language cannot be loaded.
 */
export async function loadStrings(pathname: string): Promise<LoadedStrings> {
  const [, locale = ""] = pathname.split("/");
  const load = loaders[`/locales/${locale}.json`];
  if (load) return { locale, strings: await load() };
  const [original] = Object.values(originals);
  if (!original) throw new Error(`The build has no strings for the language «${defaultLocale}».`);
  return { locale: defaultLocale, strings: original };
}
