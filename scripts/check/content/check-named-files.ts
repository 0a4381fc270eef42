import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { legalKeys } from "#app/routing/legal-keys.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import type { Project } from "./project.ts";

/**
 * Checks that every legal page of the route table has a file and every legal file a page, and that the frequent
 * questions and the assistant have exactly one file each.
 */
export function checkNamedFiles({ ids }: Project): Issue[] {
  return [
    ...namedFiles("legal", legalKeys, ids.legal),
    ...namedFiles("faq", ["preguntas-frecuentes"], ids.faq),
    ...namedFiles("assistant", ["asistente-virtual"], ids.assistant),
  ];
}

function namedFiles(folder: string, wanted: readonly string[], found: readonly string[]): Issue[] {
  const at = (id: string, code: Issue["code"], values: Issue["values"]): Issue => ({
    file: `content/${defaultLocale}/${folder}/${id}.md`,
    line: 1,
    column: 1,
    code,
    values,
  });
  return [
    ...wanted.filter((id) => !found.includes(id)).map((id) => at(id, "page-missing", {})),
    ...found
      .filter((id) => kebabCase.test(id) && !wanted.includes(id))
      .map((id) => at(id, "page-unknown", { pages: wanted.join(", "), suggestion: nearestName(id, wanted) ?? "" })),
  ];
}
