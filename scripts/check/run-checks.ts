import type { Issue } from "#app/content/issues.ts";
import type { Site } from "#app/site/site.server.ts";
import { checkContent } from "./content/check-content.ts";
import { inspectPictures } from "./content/inspect-pictures.ts";
import { checkLocales } from "./locales/check-locales.ts";
import { codeRoot } from "./locales/code-root.ts";
import { readSourceStrings, type SourceStrings } from "./locales/source-code.ts";

/**
 * Returns every issue of the locale files, the content and the texts in the code, in the order of files and lines.
 *
 * @param given The strings of the code, for callers that check several sites.
 */
export async function runChecks(site: Site, given?: SourceStrings): Promise<Issue[]> {
  const strings = given ?? readSourceStrings(codeRoot);
  const { root, locales, pictures } = site;
  const { issues, words } = checkLocales(root, locales, strings);
  // Without paths no link can be judged; the issues of the locale file come first then.
  const ofContent = words.size > 0 ? await checkContent(site, words, await inspectPictures(pictures)) : [];
  return [...issues, ...ofContent].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
