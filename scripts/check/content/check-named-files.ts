import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { legalKeys } from "#app/routing/legal-keys.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import type { Project } from "./project.ts";

/**
 * Checks that every legal page of the route table has a file, and that the frequent questions and the assistant have
 * exactly one each. Further legal files are pages of their own.
 */
export function checkNamedFiles({ ids }: Project): Issue[] {
  return [
    ...missingFiles("legal", legalKeys, ids.legal),
    ...namedFiles("faq", ["preguntas-frecuentes"], ids.faq),
    ...namedFiles("assistant", ["asistente-virtual"], ids.assistant),
  ];
}

function missingFiles(
  folder: string,
  wanted: readonly string[],
  found: readonly string[],
  renamed: ReadonlySet<unknown> = new Set(),
): Issue[] {
  return wanted
    .filter((id) => !found.includes(id) && !renamed.has(id))
    .map((id) => issueOf(folder, id, "page-missing", {}));
}

function namedFiles(folder: string, wanted: readonly string[], found: readonly string[]): Issue[] {
  const unknown = found
    .filter((id) => kebabCase.test(id) && !wanted.includes(id))
    .map((id) => {
      const values = { pages: wanted.join(", "), suggestion: nearestName(id, wanted) ?? "" };
      return issueOf(folder, id, "page-unknown", values);
    });
  // A file under a name that is nearly right is one mistake.
  const renamed = new Set(unknown.map(({ values }) => values.suggestion));
  return [...missingFiles(folder, wanted, found, renamed), ...unknown];
}

function issueOf(folder: string, id: string, code: Issue["code"], values: Issue["values"]): Issue {
  return { file: `content/${defaultLocale}/${folder}/${id}.md`, line: 1, column: 1, code, values };
}
