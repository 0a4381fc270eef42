import type { Issue } from "#app/content/issues.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import { brokenAccents } from "#scripts/check/rules/words/broken-accents.ts";
import type { LocaleFile } from "./locale-file.ts";

/** A piece of a text that visitors would read as it is typed, and what was meant; "" if nobody can know it. */
interface TypedMark {
  readonly found: string;
  readonly replacement: string;
}

const bold = /\*\*(?=\S)([^*]+)\*\*/;
const nested = /\$t\([^)]*\)/;

/** Checks that no text of the pages has marks that only other files know, or letters that were broken on their way. */
export function checkMarks({ file, texts }: LocaleFile): Issue[] {
  return texts.flatMap(({ key, text, position }): Issue[] => {
    if (toolAreas.some((area) => key.startsWith(`${area}.`))) return [];
    const mark = typedMark(text);
    return mark ? [{ file, code: "locale-marks", ...position, values: { key, ...mark } }] : [];
  });
}

function typedMark(text: string): TypedMark | undefined {
  const [accent] = brokenAccents(text);
  if (accent) return { found: accent.found, replacement: accent.meant };
  const [marked, words = ""] = bold.exec(text) ?? [];
  if (marked !== undefined) return { found: marked, replacement: words };
  const [reference] = nested.exec(text) ?? [];
  return reference === undefined ? undefined : { found: reference, replacement: "" };
}
