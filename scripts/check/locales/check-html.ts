import type { Issue } from "#app/content/issues.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import { writtenEntities } from "#scripts/check/texts/written-entities.ts";
import type { LocaleFile } from "./locale-file.ts";

/** Elements and comments. */
const markup = /<\/?[a-z][^<>]*>|<!--/i;

/** Checks that no text of the pages has HTML, which visitors would read as it is typed. Sentences for writers quote it. */
export function checkHtml({ file, texts }: LocaleFile): Issue[] {
  return texts.flatMap(({ key, text, position }): Issue[] => {
    if (toolAreas.some((area) => key.startsWith(`${area}.`))) return [];
    const [element] = markup.exec(text) ?? [];
    const [entity] = writtenEntities(text);
    const found = element ?? entity?.found;
    if (found === undefined) return [];
    const replacement = element === undefined ? (entity?.character ?? "") : "";
    return [{ file, code: "locale-marks", ...position, values: { key, found, replacement } }];
  });
}
