import type { Messages } from "./messages.ts";
import { toolAreas } from "./tool-areas.ts";

/** What i18next puts behind a key for each plural form; languages differ in which they have. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Whether what a locale file holds, of any shape, has every string of the original that pages may show. */
export function hasStringsOf(original: Messages, other: unknown): boolean {
  const present = new Set(stringKeys(other));
  return stringKeys(original).every((key) => present.has(key) || toolAreas.some((area) => key.startsWith(`${area}.`)));
}

/** Returns the dotted keys of all strings, without their plural forms. */
function stringKeys(value: unknown, prefix = ""): string[] {
  if (typeof value === "string") return [prefix.replace(pluralForm, "")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringKeys(inner, prefix === "" ? name : `${prefix}.${name}`),
  );
}
