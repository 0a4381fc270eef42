import type { Issue } from "#app/content/issues.ts";
import { checkContent } from "./content/content-checks.ts";
import { inspectPictures } from "./content/inspect-pictures.ts";
import { checkLocales } from "./locales/locale-checks.ts";

/** Every fault of the locale files and the content, in the order of files and lines. */
export async function runChecks(): Promise<Issue[]> {
  const locales = checkLocales();
  // Without addresses no link can be judged; the faults of the locale file come first then.
  const content = locales.words.size > 0 ? checkContent(locales.words, await inspectPictures()) : [];
  return [...locales.issues, ...content].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
