import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { LocaleFile } from "./locale-file.ts";
import type { SourceStrings } from "./source-code.ts";
import { usedKeys, withoutPlural } from "./used-keys.ts";

/**
 * `locales/es.json` has every text that the code uses in every plural form of its language, none that the code does
 * not use, none that is empty, and none that asks for a value which the code does not bring.
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

/** Forms that whole numbers up to a few hundred need and a text with another form does not have. */
export function missingPlurals(locale: LocaleFile): Issue[] {
  const rules = new Intl.PluralRules(locale.locale);
  const forms = new Set(Array.from({ length: 300 }, (_, count) => rules.select(count)));
  const keys = new Set(locale.texts.map(({ key }) => key));
  const stems = new Set([...keys].filter((key) => withoutPlural(key) !== key).map(withoutPlural));
  return [...stems]
    .flatMap((stem) => [...forms].map((form) => `${stem}_${form}`))
    .filter((key) => !keys.has(key))
    .map((key) => missingKey(locale, key));
}

function unfilledTexts(locale: LocaleFile, { keys }: SourceStrings): Issue[] {
  return locale.texts.flatMap(({ key, text, position }): Issue[] => {
    const calls = keys.filter((call) => call.text === withoutPlural(key));
    const names = findPlaceholders(text).map(({ name }) => name);
    const isBrought = calls.every(({ values }) => !values || names.every((name) => values.includes(name)));
    if (isBrought) return [];
    const expected = [...new Set(calls.flatMap(({ values = [] }) => values))].map((name) => `{{${name}}}`).join(" ");
    return [{ file: locale.file, code: "locale-placeholder", ...position, values: { key, expected: expected || "—" } }];
  });
}

/** A text that is not there, reported where its group begins. */
export function missingKey(locale: LocaleFile, key: string): Issue {
  let parent = key;
  while (!locale.groups.has(parent)) parent = parent.includes(".") ? parent.slice(0, parent.lastIndexOf(".")) : "";
  const position = locale.groups.get(parent) ?? { line: 1, column: 1 };
  return { file: locale.file, code: "locale-key-missing", ...position, values: { key, parent: parent || "{ }" } };
}

/** Texts without words. The home page's address is rightly empty. */
export function emptyTexts({ file, texts }: LocaleFile): Issue[] {
  return texts
    .filter(({ key, text }) => text.trim() === "" && key !== "paths.home")
    .map(({ key, position }) => ({ file, code: "locale-text-empty", ...position, values: { key } }));
}
