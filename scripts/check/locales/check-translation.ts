import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import { emptyTexts, missingKey, missingPlurals } from "./check-original-locale.ts";
import type { LocaleFile } from "./locale-file.ts";
import { hasPlaceholdersOf, textPlaceholders } from "./text-placeholders.ts";
import { withoutPlural } from "./used-keys.ts";

/** What a language cannot take from the original. */
const requiredKeys: readonly string[] = ["language.name", "language.direction"];

/**
 * Checks that a translated locale file has texts of the original only, with the same placeholders. Texts that it lacks are
 * shown in the original language, so they are counted in one warning.
 *
 * @param copied Keys, without plural forms, that hold the words of the original still.
 */
export function checkTranslation(
  locale: LocaleFile,
  original: LocaleFile,
  copied: ReadonlySet<string> = new Set(),
): Issue[] {
  const wanted = new Map(
    original.texts.filter(({ key }) => !isForTools(key)).map((text) => [withoutPlural(text.key), text]),
  );
  const present = new Set(locale.texts.map(({ key }) => withoutPlural(key)));
  const missing = [...wanted.keys()].filter((key) => !present.has(key));
  const issues = locale.texts.flatMap(({ key, text, position }): Issue[] => {
    const at = (code: Issue["code"], values: Issue["values"]): Issue[] => [
      { file: locale.file, code, ...position, values: { key, ...values } },
    ];
    const source = wanted.get(withoutPlural(key));
    if (!source) {
      return isForTools(key) ? [] : at("locale-key-unknown", { suggestion: nearestName(key, missing) ?? "" });
    }
    if (hasPlaceholdersOf(source.text, key, text)) return [];
    return at("locale-placeholder", { expected: textPlaceholders(source.text).join(" ") });
  });
  return [
    ...requiredKeys.filter((key) => !present.has(key)).map((key) => missingKey(locale, key)),
    ...unfinished(locale, translatable([...wanted.keys()]).length, new Set(translatable([...missing, ...copied])).size),
    ...missingPlurals(locale),
    ...issues,
    ...emptyTexts(locale),
  ];
}

/** Returns the keys that have words of the original to translate. */
function translatable(keys: readonly string[]): string[] {
  return keys.filter((key) => !requiredKeys.includes(key));
}

function unfinished({ file, groups }: LocaleFile, all: number, missing: number): Issue[] {
  if (missing === 0) return [];
  const position = groups.get("") ?? { line: 1, column: 1 };
  return [{ file, code: "locale-unfinished", ...position, values: { missing, all } }];
}

function isForTools(key: string): boolean {
  return toolAreas.some((area) => key.startsWith(`${area}.`));
}
