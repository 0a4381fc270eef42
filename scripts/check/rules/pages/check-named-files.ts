import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { legalKeys } from "#app/routing/legal-keys.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";

/** Files by their folders that code asks for by their names. Further legal files are pages of their own. */
const named = [
  { folder: "legal", wanted: legalKeys, mayHaveOthers: true },
  { folder: "faq", wanted: ["preguntas-frecuentes"], mayHaveOthers: false },
  { folder: "assistant", wanted: ["asistente-virtual"], mayHaveOthers: false },
] as const;

/**
 * Checks that every legal page of the route table has a file, and that the frequent questions and the assistant have
 * exactly one each.
 */
export function checkNamedFiles({ ids }: CheckedSite): Issue[] {
  return named.flatMap(({ folder, wanted, mayHaveOthers }) => {
    const issueOf = (id: string, code: Issue["code"], values: Issue["values"]): Issue => {
      return { file: `content/${defaultLocale}/${folder}/${id}.md`, line: 1, column: 1, code, values };
    };
    const names: readonly string[] = wanted;
    const unknown = mayHaveOthers ? [] : ids[folder].filter((id) => kebabCase.test(id) && !names.includes(id));
    // A file under a name that is nearly right is one mistake.
    const renamed = unknown.map((id) => nearestName(id, names));
    const missing = names.filter((id) => !ids[folder].includes(id) && !renamed.includes(id));
    return [
      ...missing.map((id) => issueOf(id, "file-missing", {})),
      ...unknown.map((id, index) =>
        issueOf(id, "file-unread", {
          names: names.join(", "),
          meant: renamed[index] === undefined ? "" : `${renamed[index]}.md`,
        }),
      ),
    ];
  });
}
