import { withoutPlural } from "#app/i18n/plural-forms.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import type { LocaleFile } from "./locale-file.ts";

/**
 * Returns an issue for each name of a locale file that nothing reads, or that is a group instead of a text or a text
 * instead of a group.
 *
 * @param wanted The keys of the texts that are read, without plural forms.
 */
export function unknownNames({ file, groups, texts: written }: LocaleFile, wanted: ReadonlySet<string>): Issue[] {
  const known = new Set([...wanted].flatMap((key) => [...groupsAbove(key), key]));
  const present = new Set([...groups.keys(), ...written.map(({ key }) => withoutPlural(key))]);
  const names = [
    ...written.map(({ key, position }) => ({ key, name: withoutPlural(key), position, isText: true })),
    ...[...groups].map(([key, position]) => ({ key, name: key, position, isText: false })),
  ];
  return names.flatMap(({ key, name, position, isText }): Issue[] => {
    // Keys in an unknown group, or in a group in place of a text, have their issue already.
    if (key === "" || !groupsAbove(name).every((group) => known.has(group) && !wanted.has(group))) return [];
    const issue = { file, ...position };
    if (known.has(name)) {
      const expected = isText ? "group" : "text";
      return isText === wanted.has(name) ? [] : [{ ...issue, code: "locale-key-type", values: { key, expected } }];
    }
    const missing = [...known].filter((other) => !present.has(other) && wanted.has(other) === isText);
    return [{ ...issue, code: "locale-key-unknown", values: { key, suggestion: nearestName(name, missing) ?? "" } }];
  });
}

/** Returns the issue of a missing text, at the position of its group. */
export function missingKey({ file, groups }: LocaleFile, key: string, example = ""): Issue {
  const parent = ["", ...groupsAbove(key)].findLast((group) => groups.has(group)) ?? "";
  const position = groups.get(parent) ?? { line: 1, column: 1 };
  return { file, code: "locale-key-missing", ...position, values: { key, parent: parent || "{ }", example } };
}

/** Returns the groups of a key, the outermost first: `a.b.c` → `a` and `a.b`. */
function groupsAbove(key: string): string[] {
  const names = key.split(".");
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("."));
}
