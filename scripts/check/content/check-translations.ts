import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { filesBelow } from "./structure/files-below.ts";

/** Checks that every file of a translation has the name of an original: others would not be read. */
export function checkTranslations(files: ContentFiles, locales: readonly string[]): Issue[] {
  return locales
    .filter((locale) => locale !== defaultLocale && files.list("").includes(locale))
    .flatMap((locale) => {
      const originals = filesBelow(files.root, `content/${defaultLocale}`);
      const names = new Set(originals);
      return filesBelow(files.root, `content/${locale}`)
        .filter((name) => !names.has(name))
        .map((name): Issue => {
          const suggestion = nearestName(name, originals) ?? "";
          const file = `content/${locale}/${name}`;
          return { file, line: 1, column: 1, code: "translation-orphan", values: { suggestion } };
        });
    });
}
