import { findPlaceholders } from "#app/content/placeholders.ts";
import { formatsTag, isTagOf } from "#app/i18n/formats-tag.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { splitPlural, withoutPlural } from "#app/i18n/plural-forms.ts";
import type { Issue, Verdict } from "#scripts/check/advice/issues.ts";
import { findLeftovers } from "#scripts/check/texts/leftovers.ts";
import { writtenEntities } from "#scripts/check/texts/written-entities.ts";
import { directionOf, nameOfLanguage, ownName } from "#scripts/translate/language-tag.ts";
import { missingKey } from "./check-names.ts";
import type { LocaleFile, LocaleText } from "./locale-file.ts";

/** Placeholders that a text has to have, and those that it may have. */
export interface Places {
  readonly required: readonly string[];
  readonly allowed: readonly string[];
}

type Policy = (text: LocaleText, locale: LocaleFile, places: ReadonlyMap<string, Places>) => Verdict | undefined;

/** Elements, comments, bold and the name of another text: what i18next or a page would show as it is typed. */
const typed = /<\/?(?:[a-z][^<>]*|\d{1,2}\/?)>|<!--|\*\*(?=\S)(?<words>[^*]+)\*\*|\$t\([^)]*\)/i;

/** The placeholders of i18next. */
const filled = /(?<!\{)\{\{[^{}]+\}\}(?!\})/g;

/**
 * Placeholders of other programs: plurals of ICU, `{brand}`, `${brand}`, `%s`, `%1$s`, `%(brand)s`, `%brand%`. «40 %» is
 * none.
 */
const foreign =
  /\{[^{}]+\{.*\}|[$#%]?\{+[^{}]*\}+|[{}]+|(?<![\d%]\s?)%(?:(?:\d\$|\(\w+\))?[sdif@](?!\p{L})|[a-z]\w*%)/gisu;

/** Texts that may be empty: paths, anchors and the text direction are judged by other policies. */
const mayBeEmpty = /^paths\.|^language\.(?:direction|formats)$/;

const policies: readonly Policy[] = [judgeEmpty, judgeLanguage, judgeMarks, judgePlaces];

/**
 * Checks that each text of a locale file has words, is read as it should be and has the placeholders of the code.
 *
 * @param places By key without plural form.
 */
export function checkTexts(locale: LocaleFile, places: ReadonlyMap<string, Places>): Issue[] {
  return locale.texts.flatMap((text) =>
    policies.flatMap((policy): Issue[] => {
      const verdict = policy(text, locale, places);
      return verdict ? [{ ...verdict, file: locale.file, ...text.position }] : [];
    }),
  );
}

/** In a further language an empty text has not been translated yet. */
function judgeEmpty({ key, text }: LocaleText, locale: LocaleFile): Verdict | undefined {
  const isNeeded = locale.locale === defaultLocale ? !mayBeEmpty.test(key) : key === "language.name";
  return text.trim() === "" && isNeeded ? missingKey(locale, key) : undefined;
}

/** A wrong direction turns every page round, and the name of a copied file would offer two languages as «Español». */
function judgeLanguage({ key, text: found }: LocaleText, { locale }: LocaleFile): Verdict | undefined {
  if (!key.startsWith("language.")) return undefined;
  const { language, region } = new Intl.Locale(formatsTag(locale)).maximize();
  const allowed: readonly string[] | undefined = {
    "language.name": language !== defaultLocale && found === ownName(defaultLocale) ? [ownName(locale)] : [found],
    "language.direction": [directionOf(locale)],
    // A file that began as a copy of the original has its value, which is never counted for another language.
    "language.formats": isTagOf(language, found) || found === defaultLocale ? [found] : [`${language}-${region}`],
  }[key];
  if (!allowed || allowed.includes(found)) return undefined;
  const values = { key, found, language: nameOfLanguage(locale, defaultLocale) ?? locale };
  return { code: "locale-value", values: { ...values, allowed: allowed.join(", ") } };
}

function judgeMarks({ key, text }: LocaleText): Verdict | undefined {
  const { 0: mark, groups } = typed.exec(text) ?? {};
  const accent = /[ÃÂâ]/.test(text) ? findLeftovers(text).find(({ kind }) => kind === "accents") : undefined;
  const [entity] = writtenEntities(text);
  const found = mark ?? accent?.found ?? entity?.found;
  if (found === undefined) return undefined;
  const meant = mark === undefined && !accent ? entity?.character : groups?.words;
  return { code: "locale-marks", values: { key, found, replacement: meant ?? "" } };
}

function judgePlaces(
  { key, text }: LocaleText,
  _locale: LocaleFile,
  places: ReadonlyMap<string, Places>,
): Verdict | undefined {
  if (text.trim() === "") return undefined;
  const names = findPlaceholders(text).map(({ name }) => name);
  // The code may pass values in a variable: then what the text names is right, between two braces.
  const named = [...text.matchAll(/\{\s*(\w+)\s*\}/g)].map(([, name = ""]) => name);
  const { required, allowed } = places.get(withoutPlural(key)) ?? { required: named, allowed: named };
  // A language may write such small counts in words: «un minuto».
  const isInWords = ["zero", "one", "two"].includes(splitPlural(key).form ?? "");
  const written = (some: readonly string[]) => some.map((name) => `{{${name}}}`);
  const missing = required.filter((name) => !names.includes(name) && !(name === "count" && isInWords));
  const unknown = names.filter((name) => !allowed.includes(name));
  const extra = [...written(unknown), ...(text.replaceAll(filled, "").match(foreign) ?? [])];
  if (missing.length === 0 && extra.length === 0) return undefined;
  const values = { key, missing: written(missing).join(" "), extra: extra.join(" ") };
  return { code: "locale-placeholder", values: { ...values, expected: written(allowed).join(" ") } };
}
