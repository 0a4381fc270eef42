import { type KeyTexts, keyTexts } from "#app/i18n/key-texts.ts";
import { outdatedKeys, untranslatedKeys } from "#app/i18n/translation-state.ts";
import { countWords } from "#scripts/translate/page-texts.ts";
import type { LanguageStrings } from "#scripts/translate/read-strings.ts";

/** A key that needs its translator. */
interface KeyToDo {
  readonly key: string;
  /** Its texts in the original as it is now. */
  readonly original: readonly string[];
  /** Those of the language; none where it has none of its own. */
  readonly translation: readonly string[];
}

/** What is left to do of the strings of a language. */
export interface StringStatus {
  readonly total: number;
  readonly done: number;
  readonly missing: readonly KeyToDo[];
  readonly outdated: readonly KeyToDo[];
  /** How many are translated, but nobody has noted from which text. */
  readonly unnoted: number;
  readonly words: number;
  readonly wordsLeft: number;
}

/** Returns what is left to do of the strings of a language. */
export function stringStatus({ original, translation, ledger }: Omit<LanguageStrings, "locale">): StringStatus {
  const spanish = keyTexts(original);
  const translated = keyTexts(translation);
  const missing = untranslatedKeys(original, translation, ledger);
  const outdated = outdatedKeys(original, translation, ledger);
  const toDo = (keys: ReadonlySet<string>, withTranslation: boolean): KeyToDo[] =>
    [...keys].map((key) => ({
      key,
      original: textsOf(spanish.get(key)),
      translation: withTranslation ? textsOf(translated.get(key)) : [],
    }));
  const wordsOf = (key: string) => textsOf(spanish.get(key)).reduce((sum, text) => sum + countWords(text), 0);
  const count = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + wordsOf(key), 0);
  const noted = new Set(Object.entries(ledger.keys).flatMap(([key, hash]) => (hash === null ? [] : [key])));
  return {
    total: spanish.size,
    done: spanish.size - missing.size - outdated.size,
    missing: toDo(missing, false),
    outdated: toDo(outdated, true),
    unnoted: [...spanish.keys()].filter((key) => !missing.has(key) && !noted.has(key)).length,
    words: count(spanish.keys()),
    wordsLeft: count(missing) + count(outdated),
  };
}

/** Returns the texts of a key, each once. */
function textsOf(texts: KeyTexts | undefined): string[] {
  return [...new Set(texts?.values() ?? [])];
}
