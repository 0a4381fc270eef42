import { existsSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { isTranslatable } from "#app/i18n/locale-areas.ts";
import { pluralForms, splitPlural } from "#app/i18n/plural-forms.ts";
import { flatStrings, groupStrings, type StringGroup } from "#app/i18n/string-groups.ts";
import { hasWords } from "#app/i18n/string-keys.ts";
import { CommandError } from "#scripts/terminal/command-error.ts";
import { message } from "#scripts/terminal/messages.ts";
import { writeFile } from "#scripts/terminal/write-file.ts";
import { directionOf, languageTag, nameOfLanguage, ownName, tagFor } from "#scripts/translate/language-tag.ts";
import { readStrings } from "./read-strings.ts";

/**
 * Makes the locale file of a new language and returns what to tell the translator. No file is overwritten.
 *
 * @param word The language as the translator wrote it: `ca`, `pt_BR`.
 * @throws CommandError, before anything is written, if the word is not a language or the language exists already.
 */
export function addLanguage(root: string, word: string): string {
  const tag = checkTag(word);
  const file = `locales/${tag}.json`;
  const language = { locale: tag, name: ownName(tag), direction: directionOf(tag) };
  if (existsSync(join(root, file))) throw new CommandError(message("i18nExists", { file, tag }));
  const text = `${JSON.stringify(starterStrings(readStrings(root, defaultLocale), language), undefined, 2)}\n`;
  writeFile(root, file, text, "wx");
  return message("i18nAdded", { file, tag, language: nameOfLanguage(tag, defaultLocale) ?? tag });
}

function checkTag(word: string): string {
  const meant = tagFor(word);
  if (meant === "") throw new CommandError(message("i18nTagUnknown", { word }));
  if (meant === defaultLocale) throw new CommandError(message("i18nOriginal", { tag: meant }));
  if (languageTag(word) === meant) return meant;
  throw new CommandError(
    message("i18nTagNear", { word, tag: meant, language: nameOfLanguage(meant, defaultLocale) ?? meant }),
  );
}

/**
 * Returns the first strings of a language: every key for translators, in the plural forms of the language. Texts with
 * words are empty, so that a copy of the Spanish is not taken for a translation; others are as in the original.
 */
function starterStrings(original: unknown, { locale, name, direction }: Language): StringGroup {
  const forms = pluralForms(locale);
  const strings = flatStrings(original).flatMap(([key, text]): [string, string][] => {
    if (!isTranslatable(key)) return [];
    const { stem, form } = splitPlural(key);
    const written = hasWords(text) ? "" : text;
    return form === undefined ? [[key, written]] : forms.map((own) => [`${stem}_${own}`, written]);
  });
  return { language: { name, direction }, ...groupStrings(strings) };
}
