import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { createWeightedMap, decodeTrie } from "cspell-trie-lib";
import { withoutAccents } from "#app/text/without-accents.ts";
import { once } from "#app/time/once.ts";

/** Hunspell's Spanish words, in all their forms. Reading them takes some tenths of a second. */
const spanishWords = once(() => {
  const folder = new URL(".", import.meta.resolve("@cspell/dict-es-es"));
  return decodeTrie(gunzipSync(readFileSync(fileURLToPath(new URL("Spanish.trie.gz", folder)))));
});

/** Whether a word is in the Spanish dictionary, as it is written. */
export function isInDictionary(word: string): boolean {
  return spanishWords().hasWord(word, true);
}

/** A word that was probably meant. */
export interface Suggestion {
  readonly word: string;
  /** Whether only marks of its letters differ: accents, the tilde of «ñ», the dots of «ü». */
  readonly differsInMarks: boolean;
}

const doubled = [..."abcdefghijklmnñopqrstuvwxyz"].map((letter) => `(${letter})(${letter}${letter})`).join("|");

/** Frequent mistakes cost less: marks, letters that sound alike, a letter typed twice, and «h». */
const weights = createWeightedMap([
  { map: "aá|eé|ií|oó|uúü|nñ", replace: 1 },
  { map: `bv|cs|cz|sz|gj|nm|iy|${doubled}`, replace: 50 },
  { map: "h", insDel: 50 },
]);
/** Words that are never suggested. */
const rude =
  /^(?:put[aeio]|gilipoll|maric|mierd|pollas?$|coñ|cabr[oó]n|foll[aoe]|jod[aeio]|cojon|culos?$|tetas?$|zorra|pene|pedo|caga|mea[rdn]|lefa|subnormal|retrasad)/;

/** One slip, which costs 100 and 10 more at the beginning of a word, and marks. */
const mostCost = 130;

/** Returns the Spanish word that was probably meant: it differs in marks, one letter, or two that changed places. */
export function suggestWord(word: string): Suggestion | undefined {
  const plain = withoutAccents(word);
  const [meant] = spanishWords()
    .suggestWithCost(word, {
      numSuggestions: 1,
      includeTies: true,
      changeLimit: (mostCost + 1) / 100,
      timeout: 1000,
      weightMap: weights,
      filter: (found) => found === found.toLowerCase() && found !== word && !rude.test(found) && isInDictionary(found),
    })
    .filter(({ cost }) => cost <= mostCost)
    // A letter is rather left out than put in.
    .sort((a, b) => a.cost - b.cost || b.word.length - a.word.length || a.word.localeCompare(b.word, "es"));
  return meant && { word: meant.word, differsInMarks: withoutAccents(meant.word) === plain };
}
