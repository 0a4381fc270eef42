import { stopwords } from "@orama/stopwords/spanish";

/** How the words of a language are compared. */
export interface Words {
  /** Returns the part that all forms of a word share. */
  readonly stem: (token: string) => string;
  /** Returns a spelling by sound, for misspelt words. */
  readonly sound: (token: string) => string;
  /** Whether a word says nothing about the subject of a text. */
  readonly isStopWord: (token: string) => boolean;
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

/** Words in the list of stop words that are subjects on this site. */
const subjects = new Set(
  "llevar pesar empleo primero estado grande grandes horas pais tiempo trabajo trabajar".split(" "),
);

/** The polite words around a question. Infinitives cover all their forms. */
const courtesies =
  "hola pasar prefiero veo tardes saludo saludos favor gracias vale ok oye contadme cuentame perdona disculpa queria quisiera querria " +
  "gustaria quiero necesitar buscar explicar hablar mandar enseñar informar vender ofrecer tendria interesa interesado " +
  "interesada info dime digame puedes dais vivo porfa porfi xfa xa pa xq pq tb cosa web";

/** Returns how the words of a language are compared. Only Spanish words are stemmed; others stay as they are. */
export function wordsOf(locale: string): Words {
  return new Intl.Locale(locale).language === "es"
    ? { stem: (token) => soundOf(stemSpanish(token)), sound: soundOf, isStopWord: isSpanishStopWord }
    : { stem: (token) => token, sound: (token) => token, isStopWord: (token) => token.length < 3 };
}

function isSpanishStopWord(token: string): boolean {
  return stopSounds.has(soundOf(token)) || (!subjects.has(token) && stopVerbs.has(stemSpanish(token)));
}

// Endings of verbs that look like plurals; of plurals; of nouns, adjectives and verbs; of gender. `@orama/stemmers`
// needs the accents that visitors leave out: it does not relate «financiacion» to «financiar».
const endings = [
  /(?:(?:[aei]r(?:i?a|e)|ab[ai]|a|e|i)mos|(?:[aei]ri)?ais|(?:[aei]r)?eis|(?<=[^aeiou])is)$/,
  /(?:(?<=[^aeiou])es|s)$/,
  /(?:amiento|imiento|[ai]cion|(?<=u)cion|adora|ador|[ai]ble?|ando|[iy]endo|[aei]rian?|ario|aran?|aban?|[ai]d[ao]|[aei][rd]|[ae]n)$/,
  /[aeo]$/,
];
// Pronouns after an infinitive, a gerund or an imperative: «ponerla», «llamadme», «contactaros».
const pronouns =
  /(?<=..(?:[aei]r|[aiy]e?ndo|[aei]d))(?:(?:me|te|se|nos|os)l[aeo]s?|me|se|nos|l[aeo]s?)$|(?<=...(?:[ai]r|[aiy]e?ndo))(?:os|te)$/;
/** Shorter stems would join unrelated words: «mesa» must not become «mes». */
const minStemLength = 4;

/** Returns the stem that `casas` shares with `casa`, `ponerla` with `poner`, `financiar` with `financiacion`. */
function stemSpanish(word: string): string {
  if (/\d/.test(word)) return word;
  return endings.reduce(
    (rest, ending) => {
      const shorter = rest.replace(ending, "");
      return shorter.length >= minStemLength ? shorter : rest;
    },
    word.replace(pronouns, "").replace(/ces$/, "z"),
  );
}

// Letters that sound alike, in the order of their replacement: «ipoteca», «presio», «kuanto».
const sounds = [
  [/(?<!c)h/g, ""],
  [/v/g, "b"],
  [/z|c(?=[ei])/g, "s"],
  [/ll/g, "y"],
  [/g(?=[ei])/g, "j"],
  [/qu(?=[ei])|c(?!h)/g, "k"],
] as const;

const spanishStopWords = new Set(
  [...tokenize(stopwords.join(" ")), ...tokenize(courtesies)].filter((word) => !subjects.has(word)),
);
/** As visitors spell them: «asta», «boy», «aora». */
const stopSounds = new Set([...spanishStopWords].map(soundOf));
/** Stems of the verbs in that list, which match all their forms. */
const stopVerbs = new Set([...spanishStopWords].filter((word) => /..[aei]r$/.test(word)).map(stemSpanish));

function soundOf(word: string): string {
  return sounds.reduce((spelling, [letters, plain]) => spelling.replace(letters, plain), word);
}
