/** Strings in groups, as a locale file has them. */
export interface StringGroup {
  [name: string]: string | StringGroup;
}

/**
 * Returns the strings in a value of any shape by their dotted keys: `{ nav: { blog: "Blog" } }` → `[["nav.blog",
 * "Blog"]]`.
 */
export function flatStrings(value: unknown, prefix = ""): [key: string, text: string][] {
  if (typeof value === "string") return prefix === "" ? [] : [[prefix, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    flatStrings(inner, prefix === "" ? name : `${prefix}.${name}`),
  );
}

/**
 * Returns strings in groups again; of several strings with one key the first. A string whose key is also that of a
 * group is left out, wherever it is in the list.
 */
export function groupStrings(strings: Iterable<readonly [key: string, text: string]>): StringGroup {
  const root: StringGroup = Object.create(null);
  for (const [key, text] of strings) {
    const names = key.split(".");
    const last = names.pop() ?? key;
    let group: StringGroup = root;
    for (const name of names) {
      const inner = group[name];
      const below: StringGroup = typeof inner === "object" ? inner : Object.create(null);
      group[name] = below;
      group = below;
    }
    group[last] ??= text;
  }
  return root;
}

/** Keys whose strings are no words to read: those of paths and the ids that links lead to. */
const plainKeys = /^paths\.|(?:^|\.)anchors?(?:\.|$)/;

/** Whether the string of a key is part of a link, which every language has and no page shows as text. */
export function isLinkKey(key: string): boolean {
  return plainKeys.test(key);
}
