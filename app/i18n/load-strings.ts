import { defaultLocale } from "./languages.ts";
import type { StringGroup } from "./string-groups.ts";

/** The strings that scripts in a browser show: those of a language, and those of the original for what it lacks. */
export interface LoadedStrings {
  readonly locale: string;
  readonly own: StringGroup;
  readonly original: StringGroup;
}

/** Come with the application: one request less. */
const originals = import.meta.glob<StringGroup>("/locales/es.json", { import: "default", eager: true });

/** A file for each further language. */
const loaders = import.meta.glob<StringGroup>(["/locales/*.json", "!/locales/es.json"], { import: "default" });

/**
 * Returns the strings of the language of a path, `/xx/kontakt` → those of `xx`. `scripts/vite/visitor-strings.ts` has
 * taken out what no browser shows.
 *
 * @throws Error when the file of the language cannot be loaded.
 */
export async function loadStrings(pathname: string): Promise<LoadedStrings> {
  const [, locale = ""] = pathname.split("/");
  const [original] = Object.values(originals);
  if (!original) throw new Error(`The build has no strings for the language «${defaultLocale}».`);
  const load = loaders[`/locales/${locale}.json`];
  if (load) return { locale, own: await load(), original };
  return { locale: defaultLocale, own: original, original };
}
