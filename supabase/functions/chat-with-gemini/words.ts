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

/** What is shorter says too little: `mesa` must not become `mes`. */
const shortestStem = 4;

// Endings of verbs that look like plurals; of nouns, adjectives and verbs, the longer ones first; of gender.
const endings = [
  /(?:amos|emos|imos|ais|eis)$/,
  /(?:(?<=[^aeiou])es|s)$/,
  /(?:amiento|imiento|acion|icion|adora|ador|ando|iendo|arian|aria|aran|ara|ado|ada|ido|ida|ar|er|ir|an|en)$/,
  /[aeo]$/,
];

/** The stem of a folded word, enough to join `casas` with `casa` and `financiar` with `financiación`. */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  return endings.reduce(
    (rest, ending) => {
      const shorter = rest.replace(ending, "");
      return shorter.length >= shortestStem ? shorter : rest;
    },
    word.replace(/ces$/, "z"),
  );
}
