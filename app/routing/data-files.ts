import { defaultLocale } from "#app/i18n/languages.ts";
import { localePrefix, patternFromRoot } from "./paths.ts";

/**
 * Returns the path of a data file beside the pages of a route, from the pattern that the router gives:
 *
 * - ("*", "404.json") → "/404.json"
 * - ("xx/*", "404.json") → "/xx/404.json"
 */
export function dataFilePath(pattern: string, file: string): string {
  return patternFromRoot(pattern).replace(/[^/]*$/, file);
}

/** Returns the path of a data file of a language: `/designer.json`, `/xx/designer.json`. */
export function languageDataPath(locale: string, name: "assistant" | "designer"): string {
  return `${localePrefix(locale, defaultLocale)}/${name}.json`;
}

/** Returns the path of the file with the data of a page: `/contacto/` → `/contacto.data`, `/` → `/_.data`. */
export function dataFileOf(path: string): string {
  return `${path.replace(/\/+$/, "") || "/_"}.data`;
}

/**
 * Returns the contents of a data file. It comes from the same build as this code, so the caller knows its type.
 *
 * @throws Error when the host answers with an error; the visitor then sees the error page.
 */
export async function fetchDataFile<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`);
  const data: Data = await response.json();
  return data;
}
