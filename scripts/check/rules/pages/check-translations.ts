import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { filesBelow } from "#scripts/check/site/files-below.ts";
import { checkTranslatedFacts } from "./check-translated-facts.ts";

/** Checks that every file of a translation has the name of an original, others are not read, and its facts. */
export function checkTranslations({ root, locales, content, issues }: CheckedSite): Issue[] {
  const faulty = new Set(issues.map(({ file }) => file));
  const originals = filesBelow(root, `content/${defaultLocale}`);
  return locales
    .names()
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      filesBelow(root, `content/${locale}`).flatMap((name): Issue[] => {
        const file = `content/${locale}/${name}`;
        if (originals.includes(name)) {
          // Files whose fields have issues of their own are not compared.
          return name.endsWith(".md") && !faulty.has(file) ? checkTranslatedFacts(content, file, name) : [];
        }
        const suggestion = nearestName(name, originals) ?? "";
        return [
          {
            file,
            line: 1,
            column: 1,
            code: "file-unread",
            values: { original: `content/${defaultLocale}/${name}`, meant: suggestion },
          },
        ];
      }),
    );
}
