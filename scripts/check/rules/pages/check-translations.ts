import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { filesBelow } from "#scripts/check/site/files-below.ts";

/** Checks that every file of a translation has the name of an original: others are not read. */
export function checkTranslations({ root, words }: CheckedSite): Issue[] {
  const originals = filesBelow(root, `content/${defaultLocale}`);
  return [...words.keys()]
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      filesBelow(root, `content/${locale}`)
        .filter((name) => !originals.includes(name))
        .map((name): Issue => {
          const suggestion = nearestName(name, originals) ?? "";
          const file = `content/${locale}/${name}`;
          return { file, line: 1, column: 1, code: "translation-orphan", values: { suggestion } };
        }),
    );
}
