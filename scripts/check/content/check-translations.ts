import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { checkTranslatedFacts } from "./structure/check-translated-facts.ts";
import { filesBelow } from "./structure/files-below.ts";

/**
 * Checks that every file of a translation has the name of an original, others would not be read, and its facts.
 *
 * @param faulty Files whose fields have issues of their own.
 */
export function checkTranslations(
  files: ContentFiles,
  locales: readonly string[],
  faulty: ReadonlySet<string>,
): Issue[] {
  return locales
    .filter((locale) => locale !== defaultLocale && files.list("").includes(locale))
    .flatMap((locale) => {
      const originals = filesBelow(files.root, `content/${defaultLocale}`);
      const names = new Set(originals);
      return filesBelow(files.root, `content/${locale}`).flatMap((name): Issue[] => {
        const file = `content/${locale}/${name}`;
        if (names.has(name))
          return name.endsWith(".md") && !faulty.has(file) ? checkTranslatedFacts(files, file, name) : [];
        const suggestion = nearestName(name, originals) ?? "";
        return [{ file, line: 1, column: 1, code: "translation-orphan", values: { suggestion } }];
      });
    });
}
