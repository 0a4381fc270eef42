import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { withoutPlural } from "#app/i18n/plural-forms.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import type { LocaleFile, LocaleText } from "./locale-file.ts";
import texts from "./locale-texts.es.json" with { type: "json" };

/**
 * Returns an issue for each name of a translated locale file that the original does not have, or has for something else: a
 * group for a text, or a text for a group. A group has one issue, whatever is in it.
 *
 * @param wanted The texts of the original by their keys without plural forms.
 */
export function unknownNames(locale: LocaleFile, wanted: ReadonlyMap<string, LocaleText>): Issue[] {
  const { file, groups, texts: written } = locale;
  const known = new Set([...wanted.keys()].flatMap((key) => [...groupsAbove(key), key]));
  const present = new Set([...groups.keys(), ...written.map(({ key }) => withoutPlural(key))]);
  const found = [
    ...written.map(({ key, position }) => ({ key, name: withoutPlural(key), position, isText: true })),
    ...[...groups].map(([key, position]) => ({ key, name: key, position, isText: false })),
  ].filter(({ key, name }) => {
    const isOfTools = toolAreas.some((area) => name === area || name.startsWith(`${area}.`));
    // What is in an unknown group, or in one instead of a text, has its issue already.
    return key !== "" && !isOfTools && groupsAbove(name).every((group) => known.has(group) && !wanted.has(group));
  });
  return found.flatMap(({ key, name, position, isText }): Issue[] => {
    const issue = { file, ...position };
    if (known.has(name)) {
      if (isText === wanted.has(name)) return [];
      const expected = isText ? texts.expected.group : texts.expected.text;
      return [{ ...issue, code: "locale-key-type", values: { key, expected } }];
    }
    const missing = [...known].filter((other) => !present.has(other) && wanted.has(other) === isText);
    return [{ ...issue, code: "locale-key-unknown", values: { key, suggestion: meantName(name, missing) } }];
  });
}

/** Returns the missing name that was probably meant: the nearest, or the only one of its group; "" if none is. */
function meantName(name: string, missing: readonly string[]): string {
  const [only = "", ...others] = missing.filter((other) => groupsAbove(other).at(-1) === groupsAbove(name).at(-1));
  return nearestName(name, missing) ?? (others.length > 0 ? "" : only);
}

/** Returns the groups that a key stands in, the outermost first: `a.b.c` → `a` and `a.b`. */
function groupsAbove(key: string): string[] {
  const names = key.split(".");
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("."));
}
