import { existsSync } from "node:fs";
import { join } from "node:path";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import type { LocaleText } from "#scripts/check/locales/locale-file.ts";
import { readStrings } from "#scripts/check/locales/locate-texts.ts";

/** Returns the strings of a language that visitors read; as many as can be read of a file that has issues. */
export function visitorStrings(root: string, locale: string): LocaleText[] {
  if (!existsSync(join(root, "locales", `${locale}.json`))) return [];
  return readStrings(root, locale).texts.filter(({ key }) => !toolAreas.includes(key.split(".")[0] ?? ""));
}
