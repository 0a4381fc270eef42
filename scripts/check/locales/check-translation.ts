import type { Issue } from "#app/content/issues.ts";
import { withoutPlural } from "#app/i18n/plural-forms.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import { directionOf, ownName } from "#scripts/translate/language-facts.ts";
import { missingKey } from "./check-original-locale.ts";
import { missingPlurals } from "./check-plurals.ts";
import { unknownNames } from "./check-unknown-names.ts";
import type { LocaleFile } from "./locale-file.ts";
import { placeholdersUnlike, textPlaceholders } from "./text-placeholders.ts";

/** What a language cannot take from the original. */
const requiredKeys: readonly string[] = ["language.name", "language.direction"];

/** How many keys a language has, and for how many of them it has no words of its own. */
export interface Extent {
  readonly all: number;
  readonly missing: number;
}

/**
 * Checks that a translated locale file has texts of the original only, with the same placeholders. Texts that it lacks, or
 * leaves empty, are shown in the original language, so they are counted in one warning.
 *
 * @param extent As `npm run i18n -- status` counts; undefined where nobody can know it.
 */
export function checkTranslation(locale: LocaleFile, original: LocaleFile, extent: Extent | undefined): Issue[] {
  const wanted = new Map(
    original.texts.filter(({ key }) => !isForTools(key)).map((text) => [withoutPlural(text.key), text]),
  );
  const present = new Set(locale.texts.map(({ key }) => withoutPlural(key)));
  const unknown = unknownNames(locale, wanted);
  return [
    ...missingLanguage(locale, present),
    ...emptyNames(locale),
    // What has another name would be counted as missing too.
    ...(extent && unknown.length === 0 && requiredKeys.every((key) => present.has(key))
      ? unfinished(locale, extent)
      : []),
    ...missingPlurals(locale, wanted),
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
  const [name, direction] = [ownName(locale.locale).name, directionOf(locale.locale)].map((text) =>
    JSON.stringify(text),
  );
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
    .map(({ key, position }) => ({ file, code: "locale-text-empty", ...position, values: { key } }));
}

function unfinished({ file, locale, groups }: LocaleFile, { all, missing }: Extent): Issue[] {
  if (missing === 0) return [];
  const position = groups.get("") ?? { line: 1, column: 1 };
  return [{ file, code: "locale-unfinished", ...position, values: { missing, all, locale } }];
}

/** Whether only programs of the project read a text. */
function isForTools(key: string): boolean {
  return toolAreas.some((area) => key.startsWith(`${area}.`));
}
