import { pluralForms, withoutPlural } from "#app/i18n/plural-forms.ts";
import { fileKeys, routeTable } from "#app/routing/route-table.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { missingKey, unknownNames } from "./check-names.ts";
import { checkTexts, type Places } from "./check-texts.ts";
import type { LocaleFile } from "./locale-file.ts";
import type { SourceStrings } from "./source-code.ts";

/**
 * Checks that `locales/es.json` has exactly the texts that the code uses, in every plural form of its language, each
 * with the placeholders for which the code passes values.
 */
export function checkOriginal(locale: LocaleFile, strings: SourceStrings): Issue[] {
  const present = new Set(locale.texts.map(({ key }) => withoutPlural(key)));
  const used = usedKeys(strings, present);
  const missing = [...used].filter((key) => !present.has(key));
  return [
    ...[...missing, ...missingPlurals(locale)].map((key) => missingKey(locale, key)),
    ...unknownNames(locale, used),
    ...checkTexts(locale, passedPlaces(strings)),
  ];
}

/** Returns the keys that the locale file must have; `present` are those that it has. */
export function usedKeys({ calls, shapes, strings }: SourceStrings, present: ReadonlySet<string>): ReadonlySet<string> {
  const areaOf = (key: string) => key.slice(0, key.indexOf("."));
  const areas = new Set([...present].map(areaOf));
  const paths = routeTable.flatMap(({ key, aliases = [] }) => [key, ...aliases.map((alias) => `${key}@${alias}`)]);
  return new Set([
    "language.name",
    "language.direction",
    "language.formats",
    ...[...paths, ...fileKeys].map((key) => `paths.${key}`),
    ...calls.map(({ text }) => text),
    ...[...present].filter((key) => shapes.some((shape) => shape.test(key))),
    // `label: "nav.about"`: a key that is passed to `t` later.
    ...strings.filter((text) => /^[a-z]+(?:\.[\w-]+)+$/i.test(text) && areas.has(areaOf(text))),
  ]);
}

/** Returns the keys of the plural forms that a text lacks although it has another one. */
function missingPlurals({ locale, texts }: LocaleFile): string[] {
  const keys = new Set(texts.map(({ key }) => key));
  const stems = new Set([...keys].filter((key) => withoutPlural(key) !== key).map(withoutPlural));
  const wanted = [...stems].flatMap((stem) => pluralForms(locale).map((form) => `${stem}_${form}`));
  return wanted.filter((key) => !keys.has(key));
}

/** Returns the placeholders that the calls in the code fill, by the keys of their texts. Few texts say a count. */
function passedPlaces({ calls: all }: SourceStrings): ReadonlyMap<string, Places> {
  return new Map(
    [...Map.groupBy(all, ({ text }) => text)].flatMap(([key, calls]) => {
      const [first, ...others] = calls.flatMap(({ values }) => (values ? [values] : []));
      if (!first || others.length + 1 < calls.length) return [];
      const allowed = first.filter((name) => others.every((values) => values.includes(name)));
      return [[key, { required: allowed.filter((name) => name !== "count"), allowed }] as const];
    }),
  );
}
