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

// Endings of verbs that look like plurals; of nouns, adjectives and verbs; of gender.
const endings = [
  /(?:(?:[aei]r(?:i?a|e)|ab[ai]|a|e|i)mos|(?:[aei]ri)?ais|(?:[aei]r)?eis|(?<=[^aeiou])is)$/,
  /(?:(?<=[^aeiou])es|s)$/,
  /(?:amiento|imiento|[ai]cion|(?<=u)cion|adora|ador|[ai]ble?|ando|[iy]endo|[aei]rian?|ario|aran?|aban?|[ai]d[ao]|[aei]r|[ae]n)$/,
  /[aeo]$/,
];

/** The stem of a folded word, enough to join `casas` with `casa`, `ponerla` with `poner`, `financiar` with `financiación`. */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  return endings.reduce(
    (rest, ending) => {
      const shorter = rest.replace(ending, "");
      return shorter.length >= shortestStem ? shorter : rest;
    },
    withoutPronouns(word).replace(/ces$/, "z"),
  );
}

// After an infinitive or a gerund, those that nouns end in as well (`aparte`, `internos`) only after a longer one; and
// after an imperative: `llamadme`, `enviame`.
const pronouns = [
  /(?<=..(?:[aei]r|[aiy]e?ndo))(?:(?:me|te|se|nos|os)l[aeo]s?|me|se|l[aeo]s?)$/,
  /(?<=...(?:[ai]r|[aiy]e?ndo))(?:nos|os|te)$/,
  /(?:(?<=..[aei])d(?:me|nos)|(?<=...a)me)$/,
];

/** A folded verb without the pronouns that are written onto it: `llevarmela` → `llevar`. */
export function withoutPronouns(word: string): string {
  return pronouns.reduce((verb, pronoun) => verb.replace(pronoun, ""), word);
}

// What sounds alike, and is often misspelt, in the order in which it is replaced. In folded words.
const sounds = [
  [/(?<!c)h/g, ""],
  [/v/g, "b"],
  [/z|c(?=[ei])/g, "s"],
  [/ll/g, "y"],
  [/g(?=[ei])/g, "j"],
  [/qu(?=[ei])|c(?!h)/g, "k"],
] as const;

/** How a folded word sounds, whatever way it is spelt: `ipoteca` and `hipoteca`, `presio` and `precio`. */
export function sound(word: string): string {
  return sounds.reduce((spelling, [letters, plain]) => spelling.replace(letters, plain), word);
}

/** Whether a folded word is a verb that says what the company does: `vendeis`, `construis`. */
export function isAddressed(word: string): boolean {
  return /..(?:[ae]|[^aeio])is$/.test(word);
}
