import { existsSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { ledgerFile } from "#app/i18n/ledger.server.ts";
import { message } from "#scripts/terminal/messages.ts";
import { I18nError } from "./i18n-error.ts";
import { directionOf, ownName } from "./language-facts.ts";
import { nameOfLanguage, readLanguageTag } from "./language-tag.ts";
import { localeFile, readStrings } from "./read-strings.ts";
import { starterStrings } from "./starter-strings.ts";
import { jsonText, writeFiles } from "./write-files.ts";

/**
 * Makes the files of a new language and returns what to tell the translator. No file is overwritten.
 *
 * @throws I18nError, before anything is written, where the word is no language or the language is there.
 */
export function addLanguage(root: string, word: string): string {
  const tag = checkTag(word);
  const [file, ledger] = [localeFile(tag), ledgerFile(tag)];
  const taken = [file, ledger].find((path) => existsSync(join(root, path)));
  if (taken === file) throw new I18nError("i18nExists", { file, tag });
  if (taken !== undefined) throw new I18nError("i18nLedgerExists", { file: taken, tag });
  const { name, isOwn } = ownName(tag);
  const starter = starterStrings(readStrings(root, defaultLocale), { locale: tag, name, direction: directionOf(tag) });
  const texts = new Map([
    [file, jsonText(starter.strings)],
    [ledger, jsonText(starter.ledger)],
  ]);
  writeFiles(root, texts, "wx");
  const count = Object.values(starter.ledger.keys).filter((hash) => hash === null).length;
  return [
    message("i18nAdded", { file, ledger, count, language: nameOfLanguage(tag, defaultLocale) ?? tag }),
    ...(isOwn ? [] : [message("i18nNameUnknown", { file, name })]),
    message("i18nAddedNext", { file, tag }),
  ].join("\n\n");
}

function checkTag(word: string): string {
  const result = readLanguageTag(word);
  const suggestion = result.ok ? result.tag : result.suggestion;
  if (suggestion === defaultLocale) throw new I18nError("i18nOriginal", { tag: defaultLocale });
  if (!result.ok) {
    if (suggestion === undefined) throw new I18nError("i18nTagUnknown", { word });
    const language = nameOfLanguage(suggestion, defaultLocale) ?? suggestion;
    throw new I18nError("i18nTagNear", { word, suggestion, language });
  }
  return result.tag;
}
