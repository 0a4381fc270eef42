import { stopwords } from "@orama/stopwords/spanish";

/** How the words of a language are compared. */
export interface Words {
  /** Returns the part that all forms of a word share. */
  readonly stem: (token: string) => string;
  /** Returns a spelling by sound, for misspelt words. */
  readonly sound: (token: string) => string;
  /** Whether a word says nothing about the subject of a text. */
  readonly isStopWord: (token: string) => boolean;
  /** Returns what is searched of a text: stem and sound of each word, but nothing of stop words and figures. */
  readonly termsIn: (text: string) => string[];
  /** Returns the stems of these words alone. */
  readonly stemsIn: (text: string) => string[];
  /** Whether a word is one of everyday speech, or looks like a form of a verb: it is no subject by itself. */
  readonly isEveryday: (word: string) => boolean;
  /** Whether a message may refer to the one before: a short one, or one that begins with «y». */
  readonly followsUp: (message: string) => boolean;
  /** Whether a message names several subjects: «plazo y garantía». */
  readonly joins: (message: string) => boolean;
  /** Matches the place before a question within a message, and a text that begins as a question. */
  readonly asks: { readonly next: RegExp; readonly word: RegExp };
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

/** Returns the words of a text as they are written. */
export function wordsIn(text: string): string[] {
  return text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words in the list of stop words that are subjects on this site. */
const subjects = new Set(
  (
    "llevar pesar empleo primero estado grande grandes horas pais tiempo trabajo trabajar iva dentro fuera debajo " +
    "encima delante detras cerca lejos arriba alrededor dos tres cuatro cinco seis siete ocho"
  ).split(" "),
);

/** The polite words around a question. Infinitives cover all their forms. */
const courtesies =
  "hola pasar prefiero veo tardes saludo saludos favor gracias vale ok oye contadme cuentame perdona disculpa queria quisiera querria " +
  "gustaria quiero necesitar buscar explicar hablar mandar enseñar informar vender ofrecer tendria interesa interesado " +
  "interesada info dime digame puedes dais vivo mirar dejar quedar resultar porfa porfi xfa xa pa xq pq tb cosa web habeis verla verlo verlas verlos recomendar recomiendas recomiendame";

/** Words of everyday speech. Infinitives cover all their forms. */
const everyday =
  "deber tocar meter tirar proponer perder aguantar mudar cobrar calcular servir parecer pensar creer saber conocer " +
  "entrar salir llegar seguir volver acabar terminar empezar comenzar coger agarrar sacar subir bajar caer quitar " +
  "romper arrancar gastar ganar ocupar encargar apuntar probar intentar conseguir acordar olvidar recordar contar " +
  "preguntar contestar responder avisar esperar tardar ocurrir suceder cambiar mejorar funcionar valer costar importar " +
  "molestar gustar encantar heredar veranear convivir compartir vivir sentir sentar oir leer escribir decir llamar traer " +
  "enviar recoger devolver cerrar abrir pillar meto pierdo digo diga diria puso pongo pondria podre podria podriais " +
  "habria sabria saldria saldrian serian estariamos queriamos quisieramos oigo viene vengo venga tuviera hubiera " +
  "bastante demasiado chico chica raro rara bonito bonita majo pueblo ciudad sitio lugar lado gente amigo amiga hermano " +
  "hermana tio tia primo prima marido mujer esposa novio novia cuñado crio cria chaval dia semana año rato vez mil tema " +
  "duda verdad problema miro jeje jaja";

const verbLike = /(?:[aeiáéí](?:is|n|r|mos|ste)|[ai]d[ao]s?|[ai]y?e?ndo|mente)$/;
const interrogative =
  "(?:(?:cu[aá]nt[oa]s?|cu[aá]les?|cu[aá]ndo|c[oó]mo|d[oó]nde|qui[eé]n|qu[eé])(?!\\p{L})|se puede|puedo|hace falta)";
const countTokens = (text: string) => tokenize(text).length;
const spanish = {
  stem: (token: string) => soundOf(stemSpanish(token)),
  sound: soundOf,
  isStopWord: isSpanishStopWord,
  isEveryday: (word: string) => verbLike.test(word) || everydayStems.has(stemSpanish(fold(word))),
  followsUp: (message: string) => countTokens(message) <= (/^\P{L}*(?:y|pero|entonces)\s/iu.test(message) ? 10 : 6),
  joins: (message: string) => /,|(?<!\p{L})[yoe](?!\p{L})/iu.test(message),
  asks: {
    next: new RegExp(`(?<=\\?)\\s+|\\s+(?=¿)|\\s*,?\\s+y\\s+(?=${interrogative})`, "iu"),
    word: new RegExp(`^\\s*(?:y\\s+)?${interrogative}`, "iu"),
  },
};
const unstemmed = {
  stem: (token: string) => token,
  sound: (token: string) => token,
  isStopWord: (token: string) => token.length < 3,
  isEveryday: () => false,
  followsUp: (message: string) => countTokens(message) <= 6,
  joins: () => false,
  asks: { next: /(?<=\?)\s+/, word: /(?!)/ },
};

/** Returns how the words of a language are compared. Only Spanish words are stemmed; others stay as they are. */
export function wordsOf(locale: string): Words {
  const language = new Intl.Locale(locale).language === "es" ? spanish : unstemmed;
  const known = new Map<string, readonly string[]>();
  function termsOf(word: string): readonly string[] {
    const before = known.get(word);
    if (before) return before;
    const token = fold(word);
    // Figures match by chance: the 40 of «40 m²» is also in «40 %».
    const isSearched = token.length > 1 && !/\d/.test(token) && !language.isStopWord(token);
    // The whole word too, because a misspelt word resembles it more than its stem.
    const terms = isSearched ? [...new Set([language.stem(token), language.sound(token)])] : [];
    if (known.size < maxRemembered) known.set(word, terms);
    return terms;
  }
  return {
    ...language,
    termsIn: (text) => wordsIn(text).flatMap(termsOf),
    stemsIn: (text) => wordsIn(text).flatMap((word) => termsOf(word).slice(0, 1)),
  };
}
/** More words than the site has are those of visitors. */
const maxRemembered = 100_000;

function isSpanishStopWord(token: string): boolean {
  return !subjects.has(token) && (stopSounds.has(soundOf(token)) || stopVerbs.has(stemSpanish(token)));
}

// Endings of verbs that look like plurals; of plurals; of nouns, adjectives and verbs; of gender. `@orama/stemmers`
// needs the accents that visitors leave out: it does not relate «financiacion» to «financiar».
const endings = [
  /(?:(?:[aei]r(?:i?a|e)|ab[ai]|a|e|i)mos|(?:[aei]ri)?ais|(?:[aei]r)?eis|(?<=[^aeiou])is)$/,
  /(?:(?<=[^aeiou])es|s)$/,
  /(?:amiento|imiento|[ai]cion|(?<=u)cion|adora|ador|[ai]ble?|ando|[iy]endo|[aei]rian?|ario|eria|er[oa]|aran?|aban?|[ai]d[ao]|[aei][rd]|[ae]n)$/,
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
  const stem = endings.reduce(
    (rest, ending) => {
      const shorter = rest.replace(ending, "");
      return shorter.length >= minStemLength ? shorter : rest;
    },
    word
      .replace(pronouns, "")
      .replace(/ces$/, "z")
      // «acondicionao»; «hotelito», «callecita»
      .replace(/(?<=...)ao(s?)$/, "ado$1")
      .replace(/(?<=....)(?:e?c)?it([oa]s?)$/, "$1"),
  );
  // «entreguen» is a form of «entregar», «busquen» of «buscar».
  return stem.replace(/(?<=..)gu$/, "g").replace(/(?<=..)qu$/, "c");
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
const everydayStems = new Set(tokenize(everyday).map(stemSpanish));
/** Stems of the verbs in that list, which match all their forms. */
const stopVerbs = new Set([...spanishStopWords].filter((word) => /..[aei]r$/.test(word)).map(stemSpanish));

function soundOf(word: string): string {
  return sounds.reduce((spelling, [letters, plain]) => spelling.replace(letters, plain), word);
}
