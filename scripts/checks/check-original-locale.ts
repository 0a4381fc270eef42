import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import type { LocaleFile } from "./locale-file.ts";
import type { SourceStrings } from "./source-code.ts";
import { usedKeys, withoutPlural } from "./used-keys.ts";

/** `locales/es.json` has every text that the code uses, none that it does not, and none that is empty. */
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
  return [...missing, ...unknown, ...emptyTexts(locale)];
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
