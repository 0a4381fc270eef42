import { pluralForms, withoutPlural } from "#app/i18n/plural-forms.ts";
import { fileKeys, routeTable } from "#app/routing/route-table.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { missingKey } from "./check-names.ts";
import { checkTexts } from "./check-texts.ts";
import type { LocaleFile } from "./locale-file.ts";

/** The keys that code puts together: TypeScript knows all others, so that one which is missing is an error of types. */
const composed: readonly string[] = [
  ...["language.name", "language.direction", "language.formats"],
  ...routeTable.flatMap(({ key, aliases = [] }) => [key, ...aliases.map((alias) => `${key}@${alias}`)].map(pathKey)),
  ...fileKeys.map(pathKey),
];

function pathKey(name: string): string {
  return `paths.${name}`;
}

/** Checks that `locales/es.json` has every path, every plural form of its language, and texts that can be shown. */
export function checkOriginal(locale: LocaleFile): Issue[] {
  const keys = new Set(locale.texts.map(({ key }) => key));
  const stems = new Set([...keys].filter((key) => withoutPlural(key) !== key).map(withoutPlural));
  const plurals = [...stems].flatMap((stem) => pluralForms(locale.locale).map((form) => `${stem}_${form}`));
  const missing = [...composed, ...plurals].filter((key) => !keys.has(key));
  return [...missing.map((key) => missingKey(locale, key)), ...checkTexts(locale, new Map())];
}
