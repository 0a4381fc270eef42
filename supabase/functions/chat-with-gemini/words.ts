/**
 * The words of a text in a form that can be compared: lower case, without accents, ñ a letter of its own.
 *
 * `"¿Cuánto mide el BAÑO, en m²?"` → `["cuanto", "mide", "el", "baño", "en", "m2"]`
 */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFD").replaceAll("n\u0303", "ñ").replaceAll(/\p{M}/gu, "");
}

// Endings of nouns, adjectives and verbs, the longer ones first.
const endings =
  /(?:amientos?|imientos?|aciones|acion|iciones|icion|adores|adora|ador|ando|iendo|ariais|arian|aria|aremos|aran|ara|ados|adas|ado|ada|idos|idas|ido|ida|amos|emos|imos|ais|eis|ar|er|ir|an|en)$/;

/** The stem of a folded word, enough to join `casas` with `casa` and `financiar` with `financiación`. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ces$/, "z")
    .replace(/([^aeiou])es$/, "$1")
    .replace(/s$/, "");
  const bare = singular.replace(endings, "");
  const kept = bare.length >= 3 ? bare : singular;
  const short = kept.replace(/[aeo]$/, "");
  return short.length >= 3 ? short : kept;
}
