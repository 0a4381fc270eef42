import type { Knowledge } from "../knowledge-shape.ts";
import { tokenize } from "../words.ts";
import type { PartAnswerer } from "./reply.ts";

/** So many words of another language make a message one in it… */
const minWords = 2;
/** …or a single one, alone («bonjour») or among so many that both languages have: «quant costa una casa?». */
const minShared = 3;

/** A language that visitors write in, and what they are told in it. */
type Language = Knowledge["languages"][number];

/** Returns an answerer of messages in other languages, with the sentence that the content has for each. */
export function createLanguageAnswerer(knowledge: Knowledge): PartAnswerer {
  const findLanguage = createLanguageFinder(knowledge);
  return function answerLanguage(message) {
    const language = findLanguage(message);
    return language && { words: language.answer, path: language.href };
  };
}

/**
 * Returns a function that finds the other language that a message is in, by its short words. A word that Spanish visitors use as
 * well counts for no other language: it stands in the site's texts, or among its stop words and synonyms.
 */
export function createLanguageFinder(knowledge: Knowledge): (message: string) => Language | undefined {
  const { languages, passages, stopWords, synonyms, places, smallTalk, names, price } = knowledge;
  const spanish = new Set(
    [
      ...stopWords,
      ...synonyms.flat(),
      ...places,
      ...price.words,
      ...smallTalk.flatMap(({ phrases }) => phrases),
      ...passages.map(({ text, keywords = "" }) => `${text} ${keywords}`),
    ].flatMap(tokenize),
  );
  const ofModels = new Set(names.flatMap(tokenize));
  const known = languages.map((language) => ({
    language,
    words: new Set(language.words.flatMap(tokenize).filter((word) => word.length > 1 && !spanish.has(word))),
    shared: new Set(language.words.flatMap(tokenize)),
  }));

  return function findLanguage(message) {
    const tokens = tokenize(message).filter((token) => !/\d/.test(token));
    const scores = known.map(({ language, words, shared }) => ({
      language,
      own: tokens.filter((token) => words.has(token)).length,
      of: tokens.filter((token) => shared.has(token)).length,
      // «de», «la» and «a» are words of several languages.
      spanish: tokens.filter((token) => spanish.has(token) && !shared.has(token) && !ofModels.has(token)).length,
    }));
    const [best] = scores.toSorted((one, other) => other.own - one.own);
    if (!best || best.own === 0) return undefined;
    const isEnough = best.own >= minWords || tokens.length === 1 || (best.spanish === 0 && best.of >= minShared);
    if (!isEnough || best.own <= best.spanish) return undefined;
    return best.language;
  };
}
