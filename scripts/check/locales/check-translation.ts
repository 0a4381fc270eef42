import type { Issue } from "#app/content/issues.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { withoutPlural } from "#app/i18n/plural-forms.ts";
import { isToolKey } from "#app/i18n/tool-areas.ts";
import { directionOf, ownName } from "#scripts/translate/language-tag.ts";
import { missingKey, unknownNames } from "./check-names.ts";
import { checkTexts } from "./check-texts.ts";
import type { LocaleFile } from "./locale-file.ts";

/**
 * Checks that a translated locale file has texts of the original only, with the same placeholders. What it lacks is shown
 * in the original language; `npm run i18n -- status` counts it.
 */
export function checkTranslation(locale: LocaleFile, original: LocaleFile): Issue[] {
  const [own, source] = [withoutTools(locale), withoutTools(original)];
  const places = new Map(
    source.texts.map(({ key, text }) => {
      const names = [...new Set(findPlaceholders(text).map(({ name }) => name))].sort();
      return [withoutPlural(key), { required: names, allowed: names }] as const;
    }),
  );
  const wanted = new Set(places.keys());
  return [...missingLanguage(own), ...unknownNames(own, wanted), ...checkTexts(own, places)];
}

/** Returns a locale file without what only programs of the project read. */
function withoutTools({ texts, groups, ...file }: LocaleFile): LocaleFile {
  return {
    ...file,
    texts: texts.filter(({ key }) => !isToolKey(key)),
    groups: new Map([...groups].filter(([key]) => !isToolKey(key))),
  };
}

/** Returns one issue for what a language has to say of itself: it cannot take that from the original. */
function missingLanguage(locale: LocaleFile): Issue[] {
  const lines = new Map([
    ["language.name", `"name": ${JSON.stringify(ownName(locale.locale))}`],
    ["language.direction", `"direction": ${JSON.stringify(directionOf(locale.locale))}`],
  ]);
  const [key, ...others] = [...lines.keys()].filter((required) => !locale.texts.some((text) => text.key === required));
  if (key === undefined) return [];
  if (others.length === 0) return [missingKey(locale, key, lines.get(key))];
  return [missingKey(locale, "language", `"language": { ${[...lines.values()].join(", ")} }`)];
}
