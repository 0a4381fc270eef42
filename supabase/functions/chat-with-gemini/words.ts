import { stopwords } from "@orama/stopwords/spanish";
import type { Knowledge } from "./knowledge-shape.ts";

/** How the words of a language are compared. */
export interface Words {
  /** Returns the part that all forms of a word share. */
  readonly stem: (token: string) => string;
  /** Whether a word says nothing about the subject of a text. */
  readonly isStopWord: (token: string) => boolean;
  /** Whether a word looks like a form of a verb: it is no subject by itself. */
  readonly isVerb: (word: string) => boolean;
  /** Whether a message names several subjects: «plazo y garantía». */
  readonly joins: (message: string) => boolean;
  /** Returns the stem of each word of a text, without stop words and figures, which match by chance: «40 m²», «40 %». */
  readonly stemsIn: (text: string) => string[];
  /** Returns the stems and the whole words, which misspelt ones resemble more than the stems. */
  readonly termsIn: (text: string) => string[];
}

/** Returns a text in lower case, without accents, and with plain letters and digits for their variants: «m²» → «m2». */
export function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFD").replaceAll("n\u0303", "ñ").replaceAll(/\p{M}/gu, "");
}

/**
 * Returns the words of a text in lower case and without accents; ñ stays a letter of its own.
 *
 * `"¿Cuánto mide el BAÑO, en m²?"` → `["cuanto", "mide", "el", "baño", "en", "m2"]`
 */
export function tokenize(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

// Pronouns after infinitives, gerunds and imperatives («ponerla», «llamadme»); diminutives; verbs that look like
// plurals; plurals; endings of nouns, adjectives and verbs; gender. Snowball's stemmer needs the accents that visitors
// leave out.
const endings = [
  /(?<=..(?:[aei]r|[aiy]e?ndo|[aei]d))(?:(?:me|te|se|nos|os)l[aeo]s?|me|se|nos|l[aeo]s?)$|(?<=...(?:[ai]r|[aiy]e?ndo))(?:os|te)$/,
  /(?<=....)(?:e?c)?it[oa]s?$/,
  /(?:(?:[aei]r(?:i?a|e)|ab[ai]|a|e|i)mos|(?:[aei]ri)?ais|(?:[aei]r)?eis|(?<=[^aeiou])is)$/,
  /(?:(?<=[^aeiou])es|s)$/,
  /(?:amiento|imiento|[ai]cion|(?<=u)cion|adora|ador|[ai]ble?|ando|[iy]endo|[aei]rian?|ario|eria|er[oa]|aran?|aban?|[ai]d[ao]|[aei][rd]|[ae]n)$/,
  /[aeo]$/,
];
/** Shorter stems would join unrelated words: «mesa» must not become «mes». */
const minStemLength = 4;

/** Returns the stem that `casas` shares with `casa`, `ponerla` with `poner`, `financiar` with `financiacion`. */
function stemSpanish(word: string): string {
  return endings.reduce((rest, ending) => {
    const shorter = rest.replace(ending, "");
    return shorter.length >= minStemLength ? shorter : rest;
  }, word);
}

const spanish = {
  stem: stemSpanish,
  isVerb: (word: string) => /(?:[aeiáéí]is|[aei]r|[ae]n|[aei]mos|[ai]ste)$/.test(word),
  joins: (message: string) => /,|(?<=\S\s+)[yoe](?!\p{L})/iu.test(message),
};
const unstemmed = { stem: (token: string) => token, isVerb: () => false, joins: () => false };

/** Returns how the words of a language are compared. Only Spanish words are stemmed; others stay as they are. */
export function wordsOf({ locale, ignored, subjects }: Pick<Knowledge, "locale" | "ignored" | "subjects">): Words {
  const isSpanish = new Intl.Locale(locale).language === "es";
  const language = isSpanish ? spanish : unstemmed;
  const stopWords = new Set([...(isSpanish ? stopwords : []), ...ignored].flatMap(tokenize));
  for (const subject of subjects.flatMap(tokenize)) stopWords.delete(subject);
  const isStopWord = (token: string) => stopWords.has(token) || (!isSpanish && token.length < 3);
  const searched = (text: string) =>
    tokenize(text).filter((token) => token.length > 1 && !/\d/.test(token) && !isStopWord(token));
  return {
    ...language,
    isStopWord,
    stemsIn: (text) => searched(text).map(language.stem),
    termsIn: (text) => searched(text).flatMap((token) => [...new Set([language.stem(token), token])]),
  };
}
