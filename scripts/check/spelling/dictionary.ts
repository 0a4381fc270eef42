import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { decodeTrie, type SuggestionResult, type WeightMap } from "cspell-trie-lib";

/** Hunspell's Spanish words, in all their forms. */
interface Dictionary {
  /** Whether a word is written right as it is. */
  has(word: string): boolean;
  /** Returns the nearest words in small letters, all of the least cost; a letter that is changed costs 100. */
  near(word: string, weights: WeightMap): SuggestionResult[];
}

let opened: Dictionary | undefined;

/** Returns the Spanish dictionary, which is read when it is first asked for: that takes some tenths of a second. */
export function spanishDictionary(): Dictionary {
  opened ??= openDictionary();
  return opened;
}

function openDictionary(): Dictionary {
  const folder = new URL(".", import.meta.resolve("@cspell/dict-es-es"));
  const trie = decodeTrie(gunzipSync(readFileSync(fileURLToPath(new URL("Spanish.trie.gz", folder)))));
  const has = (word: string) => trie.hasWord(word, true);
  return {
    has,
    near: (word, weightMap) =>
      trie.suggestWithCost(word, {
        numSuggestions: 1,
        includeTies: true,
        changeLimit: 2,
        timeout: 1000,
        weightMap,
        filter: (found) => found === found.toLowerCase() && found !== word && has(found),
      }),
  };
}
