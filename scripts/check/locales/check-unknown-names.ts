import type { Issue } from "#app/content/issues.ts";
import { withoutPlural } from "#app/i18n/plural-forms.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import type { LocaleFile, LocaleText } from "./locale-file.ts";
import texts from "./locale-texts.es.json" with { type: "json" };
import { groupOf, meantGroup, meantKey } from "./meant-key.ts";

/**
 * Returns an issue for each name of a translated locale file that the original does not have, or has for something else: a
 * group for a text, or a text for a group. A group has one issue, whatever is in it.
 *
 * @param wanted The texts of the original by their keys without plural forms.
 */
export function unknownNames(locale: LocaleFile, wanted: ReadonlyMap<string, LocaleText>): Issue[] {
  const groups = new Set([...wanted.keys()].flatMap(groupsAbove));
  const present = new Set(locale.texts.map(({ key }) => withoutPlural(key)));
  const missing = [...wanted.keys()].filter((key) => !present.has(key));
  const missingGroups = [...groups].filter((group) => !locale.groups.has(group));
  const unknownGroups = [...locale.groups.keys()].filter(
    (group) => group !== "" && !isForTools(group) && !groups.has(group) && isWithin(groups, group),
  );
  const unknownTexts = locale.texts.filter(
    ({ key }) => !wanted.has(withoutPlural(key)) && !isForTools(key) && isWithin(groups, key),
  );
  const at = (code: Issue["code"], position: LocaleText["position"], values: Issue["values"]): Issue => ({
    file: locale.file,
    code,
    ...position,
    values,
  });
  return [
    ...unknownTexts.map(({ key, position }) =>
      groups.has(key)
        ? at("locale-key-type", position, { key, expected: texts.expected.group })
        : at("locale-key-unknown", position, { key, suggestion: meantKey(withoutPlural(key), missing) }),
    ),
    ...unknownGroups.map((key) => {
      const position = locale.groups.get(key) ?? { line: 1, column: 1 };
      if (wanted.has(key)) return at("locale-key-type", position, { key, expected: texts.expected.text });
      const inner = [...present].filter((name) => name.startsWith(`${key}.`)).map((name) => name.slice(key.length + 1));
      return at("locale-key-unknown", position, { key, suggestion: meantGroup(key, missingGroups, inner, wanted) });
    }),
  ];
}

/** Returns the groups that a key stands in, the outermost first: `a.b.c` → `a` and `a.b`. */
function groupsAbove(key: string): string[] {
  const names = key.split(".");
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("."));
}

/** Whether a name stands in a group of the original, or in none: what is in an unknown group has its issue already. */
function isWithin(groups: ReadonlySet<string>, name: string): boolean {
  const group = groupOf(name);
  return group === "" || groups.has(group);
}

function isForTools(name: string): boolean {
  return toolAreas.some((area) => name === area || name.startsWith(`${area}.`));
}
