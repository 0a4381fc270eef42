import { splitPlural } from "#app/i18n/plural-forms.ts";
import { flatStrings, groupStrings, type StringGroup } from "#app/i18n/string-groups.ts";

/** Keys in the code of scripts: whole ones, and the beginnings of those that the code puts together, with their dot. */
export type UsedKeys = ReadonlySet<string>;

// `"nav.blog"`: the first argument of `t`, or a value that is passed to it later.
const wholeKey = /(["'`])([a-z]\w*(?:\.[\w-]+)+)\1/gi;
// `contact.details.${field}`
const beginning = /`([a-z]\w*\.(?:[\w-]+\.)*)\$\{/gi;
// `t(`${group}.title`)`
const withoutBeginning = /\bt\(`(?![a-z]\w*\.(?:[\w-]+\.)*)[^`]*\$\{/i;
// `t("title")`
const withoutArea = /\bt\((["'`])\w+\1/;
// `i18n.getResource(language, "translation", "paths")`
const wholeArea = /\.getResource\([^()]*,\s*["'](\w+)["']\)/g;

/**
 * Returns what looks like a key in the code of a script; what is none has no string.
 *
 * @throws Error where a key begins with a value, so that it could be any, or has no area, so that it could be any word.
 */
export function findUsedKeys(code: string): UsedKeys {
  const [unknown] = withoutBeginning.exec(code) ?? withoutArea.exec(code) ?? [];
  if (unknown) throw new Error(`The key of a string must begin with the name of its area: «${unknown}».`);
  return new Set([
    ...[...code.matchAll(wholeKey)].map(([, , key = ""]) => key),
    ...[...code.matchAll(beginning)].map(([, start = ""]) => start),
    ...[...code.matchAll(wholeArea)].map(([, area = ""]) => `${area}.`),
  ]);
}

/** Returns those of some strings that the keys name, in all their plural forms. */
export function pickStrings(strings: StringGroup, keys: UsedKeys): StringGroup {
  return groupStrings(flatStrings(strings).filter(([name]) => isUsed(splitPlural(name).stem, keys)));
}

function isUsed(key: string, keys: UsedKeys): boolean {
  const beginnings = [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1));
  return keys.has(key) || beginnings.some((start) => keys.has(start));
}
