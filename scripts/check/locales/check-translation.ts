import type { Issue } from "#app/content/issues.ts";
import { withoutPlural } from "#app/i18n/plural-forms.ts";
import { groupStrings } from "#app/i18n/string-groups.ts";
import { findStringGaps } from "#app/i18n/string-keys.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import { directionOf, ownName } from "#scripts/translate/language-tag.ts";
import { missingKey } from "./check-original-locale.ts";
import { missingPlurals, needlessPlurals } from "./check-plurals.ts";
import { unknownNames } from "./check-unknown-names.ts";
import type { LocaleFile } from "./locale-file.ts";
import { placeholdersUnlike, textPlaceholders } from "./text-placeholders.ts";

/** What a language cannot take from the original. */
const requiredKeys: readonly string[] = ["language.name", "language.direction"];

/**
 * Checks that a translated locale file has texts of the original only, with the same placeholders. Texts that it lacks,
 * leaves empty or has in the words of the original are counted in one warning.
 */
export function checkTranslation(locale: LocaleFile, original: LocaleFile): Issue[] {
  const wanted = new Map(
    original.texts.filter(({ key }) => !isForTools(key)).map((text) => [withoutPlural(text.key), text]),
  );
  const present = new Set(locale.texts.map(({ key }) => withoutPlural(key)));
  const unknown = unknownNames(locale, wanted);
  return [
    ...missingLanguage(locale, present),
    ...emptyNames(locale),
    // What has another name would be counted as missing too.
    ...(unknown.length === 0 && requiredKeys.every((key) => present.has(key)) ? unfinished(locale, original) : []),
    ...missingPlurals(locale, wanted),
    ...needlessPlurals(locale, wanted),
    ...unknown,
    ...locale.texts.flatMap(({ key, text, position }): Issue[] => {
      const source = wanted.get(withoutPlural(key));
      if (!source || text.trim() === "") return [];
      const { missing, extra } = placeholdersUnlike(source.text, key, text);
      if (missing.length === 0 && extra.length === 0) return [];
      const expected = textPlaceholders(source.text).join(" ");
      const values = { key, missing: missing.join(" "), extra: extra.join(" "), expected };
      return [{ file: locale.file, code: "locale-placeholder", ...position, values }];
    }),
  ];
}

/** Returns one issue for all that a language has to say of itself. */
function missingLanguage(locale: LocaleFile, present: ReadonlySet<string>): Issue[] {
  const [key, ...others] = requiredKeys.filter((required) => !present.has(required));
  if (key === undefined) return [];
  const [name, direction] = [ownName(locale.locale), directionOf(locale.locale)].map((text) => JSON.stringify(text));
  const examples = new Map([
    ["language.name", `"name": ${name}`],
    ["language.direction", `"direction": ${direction}`],
  ]);
  const example =
    others.length > 0 ? `"language": { ${[...examples.values()].join(", ")} }` : (examples.get(key) ?? "");
  const issue = missingKey(locale, others.length > 0 ? "language" : key);
  return [{ ...issue, values: { ...issue.values, example } }];
}

function emptyNames({ file, texts }: LocaleFile): Issue[] {
  return texts
    .filter(({ key, text }) => key === "language.name" && text.trim() === "")
    .map(({ key, position }) => ({ file, code: "locale-key-missing", ...position, values: { key } }));
}

/** Returns one issue for all texts without words of their own. Single words, such as «Blog», may be the same in both. */
function unfinished(locale: LocaleFile, original: LocaleFile): Issue[] {
  const strings = ({ texts }: LocaleFile) => groupStrings(texts.map(({ key, text }) => [key, text] as const));
  const { all, missing, same } = findStringGaps(strings(original), strings(locale));
  const sentences = new Set(
    original.texts.filter(({ text }) => /\p{L}\s+\p{L}/u.test(text)).map(({ key }) => withoutPlural(key)),
  );
  if (missing.length === 0 && !same.some((key) => sentences.has(key))) return [];
  const values = { missing: missing.length + same.length, all, locale: locale.locale };
  return [{ file: locale.file, code: "locale-unfinished", line: 1, column: 1, values }];
}

/** Whether only programs of the project read a text. */
function isForTools(key: string): boolean {
  return toolAreas.some((area) => key.startsWith(`${area}.`));
}
