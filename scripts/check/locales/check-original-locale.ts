import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { pluralForms, withoutPlural } from "#app/i18n/plural-forms.ts";
import type { LocaleFile } from "./locale-file.ts";
import type { SourceStrings } from "./source-code.ts";
import { usedKeys } from "./used-keys.ts";

/**
 * Checks that `locales/es.json` has exactly the texts that the code uses, in every plural form of its language, and
 * that no text is empty or has a placeholder for which the code passes no value.
 */
export function checkOriginalLocale(locale: LocaleFile, strings: SourceStrings): Issue[] {
  const present = new Set(locale.texts.map(({ key }) => withoutPlural(key)));
  const used = usedKeys(strings, present);
  const missing = [...used].filter((key) => !present.has(key)).map((key) => missingKey(locale, key));
  const unknown = locale.texts
    .filter(({ key }) => !used.has(withoutPlural(key)))
    .map(({ key, position }): Issue => {
      const suggestion =
        nearestName(
          key,
          [...used].filter((name) => !present.has(name)),
        ) ?? "";
      return { file: locale.file, code: "locale-key-unknown", ...position, values: { key, suggestion } };
    });
  return [...missing, ...missingPlurals(locale), ...unknown, ...unfilledTexts(locale, strings), ...emptyTexts(locale)];
}

/** Returns an issue for each plural form that a text lacks although it has another one. */
function missingPlurals(locale: LocaleFile): Issue[] {
  const forms = pluralForms(locale.locale);
  const keys = new Set(locale.texts.map(({ key }) => key));
  const stems = new Set([...keys].filter((key) => withoutPlural(key) !== key).map(withoutPlural));
  return [...stems]
    .flatMap((stem) => forms.map((form) => `${stem}_${form}`))
    .filter((key) => !keys.has(key))
    .map((key) => missingKey(locale, key));
}

function unfilledTexts(locale: LocaleFile, { keys }: SourceStrings): Issue[] {
  // More than a thousand texts and as many calls: each text looks its own up.
  const callsOf = Map.groupBy(keys, ({ text }) => text);
  return locale.texts.flatMap(({ key, text, position }): Issue[] => {
    const calls = callsOf.get(withoutPlural(key)) ?? [];
    const names = findPlaceholders(text).map(({ name }) => name);
    const isFilled = calls.every(({ values }) => !values || names.every((name) => values.includes(name)));
    if (isFilled) return [];
    const given = new Set(calls.flatMap(({ values = [] }) => values));
    const written = (some: Iterable<string>) => [...some].map((name) => `{{${name}}}`).join(" ");
    const values = { key, extra: written(names.filter((name) => !given.has(name))), expected: written(given) };
    return [{ file: locale.file, code: "locale-placeholder", ...position, values }];
  });
}

/** Returns the issue of a missing text, at the position of its group. */
export function missingKey(locale: LocaleFile, key: string): Issue {
  let parent = key.includes(".") ? key : "";
  while (!locale.groups.has(parent)) parent = parent.includes(".") ? parent.slice(0, parent.lastIndexOf(".")) : "";
  const position = locale.groups.get(parent) ?? { line: 1, column: 1 };
  return { file: locale.file, code: "locale-key-missing", ...position, values: { key, parent: parent || "{ }" } };
}

/** Returns an issue for each text without words. That of a path and the direction have rules of their own. */
function emptyTexts({ file, texts }: LocaleFile): Issue[] {
  return texts
    .filter(({ key, text }) => text.trim() === "" && !key.startsWith("paths.") && key !== "language.direction")
    .map(({ key, position }) => ({ file, code: "locale-key-missing", ...position, values: { key } }));
}
