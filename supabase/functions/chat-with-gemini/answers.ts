import type { Knowledge, Passage } from "./knowledge-shape.ts";
import { hasPhrase } from "./phrases.ts";
import { createPriceAnswerer } from "./price-answer.ts";
import { fill, withPage } from "./reply-texts.ts";
import { createSearch } from "./search.ts";
import { shorten } from "./shorten.ts";

/** Answers a message with words of the site alone. */
export type Answerer = (message: string) => string;

/** Room in an answer for the line that names the page. */
const wordsForPage = 4;

/**
 * Answers without a language model: the passage that fits best, a computed price, or that it does not know. What it
 * says stands in `content/` and `locales/`; nothing of the message gets into the answer but the surface it names.
 */
export function createAnswerer(knowledge: Knowledge): Answerer {
  const { refusals, phrases, smallTalk, price } = knowledge;
  const search = createSearch(knowledge);
  const { find, termsOf } = search;
  const answerPrice = createPriceAnswerer(knowledge, search);

  /** «Vale» is a word of thanks, «¿cuánto vale?» is none. */
  function hasTalk(message: string, talk: readonly string[]): boolean {
    return hasPhrase(message, talk) && !hasPhrase(message, price.words);
  }

  /** «¿Eres una persona?» is small talk as a whole; in «hola, ¿qué modelos hay?» there is more to answer. */
  function isWholly(message: string, talk: readonly string[]): boolean {
    if (!hasTalk(message, talk)) return false;
    const known = new Set(talk.flatMap(termsOf));
    return termsOf(message).every((term) => known.has(term));
  }

  /** «Socorro» is to be answered whatever else is said, «hola» or «gracias» is not. */
  function isTelling(phrase: string): boolean {
    return termsOf(phrase).length > 0;
  }

  return function answer(message) {
    if (hasPhrase(message, phrases.injection)) return refusals.injection;
    if (hasPhrase(message, phrases.offTopic, 0)) return refusals.offTopic;
    if (hasPhrase(message, phrases.unknown)) return refusals.unknown;
    const talk = smallTalk.find((each) => isWholly(message, each.phrases));
    if (talk) return talk.answer;
    const priced = answerPrice(message);
    if (priced) return priced;
    const passage = find(message);
    const found = passage && passageAnswer(passage, knowledge);
    if (hasPhrase(message, phrases.advice)) return found ? `${refusals.advice}\n\n${found}` : refusals.advice;
    return (
      found ?? smallTalk.find((each) => hasTalk(message, each.phrases.filter(isTelling)))?.answer ?? refusals.unknown
    );
  };
}

function passageAnswer({ kind, page, title, text, path }: Passage, { texts, maxWords }: Knowledge): string {
  const isOwnTitle = kind === "answer" || title === page;
  const words = isOwnTitle ? text : fill(texts.passage, { title, text });
  return withPage(shorten(words, maxWords - wordsForPage), path, texts);
}
