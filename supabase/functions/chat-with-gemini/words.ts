/**
 * Returns the words of a text in lower case and without accents; ñ and й stay letters of their own.
 *
 * `"¿Cuánto mide el BAÑO, en m²?"` → `["cuanto", "mide", "el", "baño", "en", "m2"]`
 */
export function tokenize(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("n\u0303", "ñ")
    .replaceAll("и\u0306", "й")
    .replaceAll(/\p{M}/gu, "");
}

/** A shorter stem joins words that have nothing in common: `mesa` must not become `mes`. */
const minStemLength = 4;

// Endings of verbs that look like plurals; of nouns, adjectives and verbs; of gender.
const endings = [
  /(?:(?:[aei]r(?:i?a|e)|ab[ai]|a|e|i)mos|(?:[aei]ri)?ais|(?:[aei]r)?eis|(?<=[^aeiou])is)$/,
  /(?:(?<=[^aeiou])es|s)$/,
  /(?:amiento|imiento|[ai]cion|(?<=u)cion|adora|ador|[ai]ble?|ando|[iy]endo|[aei]rian?|ario|aran?|aban?|[ai]d[ao]|[aei]r|[ae]n)$/,
  /[aeo]$/,
];

/** Returns the stem of a token, which `casas` shares with `casa`, `ponerla` with `poner`, `financiar` with `financiación`. */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  return endings.reduce(
    (rest, ending) => {
      const shorter = rest.replace(ending, "");
      return shorter.length >= minStemLength ? shorter : rest;
    },
    stripPronouns(word).replace(/ces$/, "z"),
  );
}

// After an infinitive or a gerund, those that nouns end in as well (`aparte`, `internos`) only after a longer one; and
// after an imperative: `llamadme`, `enviame`.
const pronouns = [
  /(?<=..(?:[aei]r|[aiy]e?ndo))(?:(?:me|te|se|nos|os)l[aeo]s?|me|se|l[aeo]s?)$/,
  /(?<=...(?:[ai]r|[aiy]e?ndo))(?:nos|os|te)$/,
  /(?:(?<=..[aei])d(?:me|nos)|(?<=...a)me)$/,
];

/** Returns a verb without the pronouns that are written onto it: `llevarmela` → `llevar`. */
export function stripPronouns(word: string): string {
  return pronouns.reduce((verb, pronoun) => verb.replace(pronoun, ""), word);
}

// Letters that sound alike and are often mixed up, in the order of their replacement.
const phoneticRules = [
  [/(?<!c)h/g, ""],
  [/v/g, "b"],
  [/z|c(?=[ei])/g, "s"],
  [/ll/g, "y"],
  [/g(?=[ei])/g, "j"],
  [/qu(?=[ei])|c(?!h)/g, "k"],
] as const;

/** Returns the same key for spellings that sound alike: `ipoteca` and `hipoteca`, `presio` and `precio`. */
export function phoneticKey(word: string): string {
  return phoneticRules.reduce((spelling, [letters, plain]) => spelling.replace(letters, plain), word);
}

/** Whether a token is a verb in the form by which visitors address the company: `vendeis`, `construis`. */
export function isSecondPersonPlural(word: string): boolean {
  return /(?:..(?:[ae]|[^aeio])|^va)is$/.test(word);
}
