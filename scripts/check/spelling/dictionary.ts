import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";

/** Hunspell's Spanish words, in all their forms. */
interface Dictionary {
  /** Whether a word is written right as it is. */
  has(word: string): boolean;
  /** Whether a word is written right but for accents and capitals. */
  hasWithoutAccents(word: string): boolean;
}

let opened: Dictionary | undefined;

/**
 * Returns the Spanish dictionary. It is read when it is first asked for, in some tenths of a second: a site in which
 * nothing has changed needs none.
 */
export function spanishDictionary(): Dictionary {
  opened ??= openDictionary();
  return opened;
}

function openDictionary(): Dictionary {
  const folder = new URL(".", import.meta.resolve("@cspell/dict-es-es"));
  const trie = decodeTrie(gunzipSync(readFileSync(fileURLToPath(new URL("Spanish.trie.gz", folder)))));
  return {
    has: (word) => trie.hasWord(word, true),
    hasWithoutAccents: (word) => trie.hasWord(word, false),
  };
}
