import { applyEdits, modify } from "jsonc-parser";
import { nearestName } from "#app/content/nearest-name.ts";
import { type KeyTexts, keyTexts } from "#app/i18n/key-texts.ts";
import { splitPlural } from "#app/i18n/plural-forms.ts";
import { keyHash, type Ledger, textHash } from "#app/i18n/translation-state.ts";
import type { PathWords } from "#app/routing/paths.ts";
import { checkPathWords } from "#scripts/check/locales/check-path-words.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";
import { hasPlaceholdersOf, textPlaceholders } from "#scripts/check/locales/text-placeholders.ts";
import { message } from "#scripts/terminal/messages.ts";
import type { LanguageStrings } from "#scripts/translate/read-strings.ts";
import type { ReturnedFile } from "./exchange-file.ts";
import { formsOf, originalOf, withForm } from "./exchange-strings.ts";

/** The files of a language with what its translator has sent. */
export interface TakenStrings {
  /** The text of the locale file. */
  readonly text: string;
  readonly ledger: Ledger;
}

/**
 * Returns the files of a language with returned texts in it, or everything that is wrong with those, a sentence each.
 *
 * @param units Those that have a translation.
 * @param source The text of the locale file, which is valid JSON.
 * @param locales All languages, whose names no path may begin with.
 */
export function takeStrings(
  strings: LanguageStrings,
  source: string,
  units: ReturnedFile["units"],
  locales: readonly string[],
): TakenStrings | { readonly problems: readonly string[] } {
  const { locale, original } = strings;
  const spanish = keyTexts(original);
  const problems = units.flatMap((unit) => problemOf(locale, spanish, unit));
  if (problems.length > 0) return { problems };
  const sent = new Map(units.map((unit) => [unit.id, unit]));
  const translated = keyTexts(strings.translation);
  const keys = new Map(Object.entries(strings.ledger.keys));
  const copies = new Map(Object.entries(strings.ledger.copies ?? {}));
  let text = source.replace(/^\uFEFF/, "");
  for (const key of new Set(units.map(({ id }) => splitPlural(id).stem))) {
    const texts = spanish.get(key) ?? new Map();
    const forms = formsOf(locale, texts).map((form) => {
      const unit = sent.get(withForm(key, form));
      const copy = originalOf(texts, form);
      // A form that is there but sent without words stays; one that is not would be missing.
      const words = unit?.translation ?? translated.get(key)?.get(form) ?? copy;
      return {
        form,
        words,
        made: unit?.original ?? copy,
        isSent: unit !== undefined || !isCopy(strings, key, words, texts),
      };
    });
    for (const { form, words } of forms) text = setText(text, withForm(key, form), words);
    const isWhole = forms.every(({ isSent }) => isSent);
    const isCurrent = forms.every(({ form, made }) => made === originalOf(texts, form));
    keys.set(key, isWhole ? (isCurrent ? keyHash(texts) : textHash(...forms.map(({ made }) => made))) : null);
    copies.delete(key);
  }
  const issues = checkPathWords(readLocaleFile(locale, text), locales, pathWordsOf(spanish));
  if (issues.length > 0) {
    return {
      problems: issues.map(({ values }) =>
        message("i18nImportPath", { key: values.key ?? "", text: values.text ?? "" }),
      ),
    };
  }
  const ledger = { keys: Object.fromEntries(keys), ...(copies.size > 0 && { copies: Object.fromEntries(copies) }) };
  return { text, ledger };
}

/** Returns the words of the paths by key. */
function pathWordsOf(texts: ReadonlyMap<string, KeyTexts>): PathWords {
  const paths = [...texts].filter(([key]) => key.startsWith("paths."));
  return Object.fromEntries(paths.map(([key, words]) => [key.slice("paths.".length), words.get(undefined) ?? ""]));
}

function isCopy({ ledger, translation }: LanguageStrings, key: string, words: string, spanish: KeyTexts): boolean {
  const isNoted = Object.hasOwn(ledger.keys, key) && ledger.keys[key] !== null;
  const isThere = keyTexts(translation).has(key);
  return !(isNoted && isThere) && [...spanish.values()].includes(words);
}

function problemOf(
  locale: string,
  spanish: ReadonlyMap<string, KeyTexts>,
  { id, translation }: ReturnedFile["units"][number],
): string[] {
  const { stem, form } = splitPlural(id);
  const texts = spanish.get(stem);
  if (!texts) {
    const near = nearestName(id, [...spanish.keys()]);
    return [
      near === undefined ? message("i18nImportKey", { key: id }) : message("i18nImportKeyNear", { key: id, near }),
    ];
  }
  if (!formsOf(locale, texts).includes(form)) return [message("i18nImportForm", { key: id })];
  const original = originalOf(texts, form);
  if (hasPlaceholdersOf(original, id, translation)) return [];
  const wanted = textPlaceholders(original).join(" ");
  return [
    wanted === ""
      ? message("i18nImportPlaceholderless", { key: id })
      : message("i18nImportPlaceholders", { key: id, wanted }),
  ];
}

function setText(text: string, key: string, words: string): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const edits = modify(text, key.split("."), words, { formattingOptions: { insertSpaces: true, tabSize: 2, eol } });
  return applyEdits(text, edits);
}
