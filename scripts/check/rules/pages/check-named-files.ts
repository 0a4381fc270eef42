import { pageKeys } from "#app/content/collections.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { legalKeys } from "#app/routing/legal-keys.ts";
import { entryNameIssues } from "#scripts/check/advice/entry-file-name.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";

/** Files by their folders that code asks for by their names. Further legal files are pages of their own. */
const named = [
  { folder: "pages", keys: pageKeys },
  { folder: "legal", keys: legalKeys },
  { folder: "faq", keys: ["preguntas-frecuentes"] },
  { folder: "assistant", keys: ["asistente-virtual"] },
] as const;

/** Checks that every fixed page has its file, and that the folders of fixed files have no others. */
export function checkNamedFiles({ root, content }: CheckedSite): Issue[] {
  return named.flatMap(({ folder, keys }) => {
    const pathOf = (name: string) => `content/${defaultLocale}/${folder}/${name}`;
    const wanted = keys.map((key) => `${key}.md`);
    const present = content.list(`${defaultLocale}/${folder}`);
    const others = folder === "legal" ? [] : present.filter((name) => !wanted.includes(name));
    const unread = others.map((name): Issue => {
      const values = { names: keys.join(", "), meant: nearestName(name, wanted) ?? "" };
      const [nameIssue] = entryNameIssues(root, pathOf(name));
      return nameIssue ?? { file: pathOf(name), line: 1, column: 1, code: "file-unread", values };
    });
    // A file under a name that is nearly right is one mistake.
    const renamed = new Set(unread.map(({ values }) => values.meant ?? values.suggestion));
    const missing = wanted
      .filter((name) => !present.includes(name) && !renamed.has(name))
      .map((name): Issue => ({ file: pathOf(name), line: 1, column: 1, code: "file-missing", values: {} }));
    // The names of the others are judged when their collections are read.
    return [...missing, ...(folder === "pages" ? unread : unread.filter(({ code }) => code === "file-unread"))];
  });
}
