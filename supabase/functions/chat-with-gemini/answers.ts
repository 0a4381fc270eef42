import type { Knowledge, Passage } from "./knowledge-shape.ts";
import { hasPhrase } from "./phrases.ts";
import { createPriceAnswerer } from "./price-answer.ts";
import type { Question } from "./question.ts";
import { fill, withPage } from "./reply-texts.ts";
import { createSearch } from "./search.ts";
import { shorten } from "./shorten.ts";

/** Returns the answer to a question, in words of the site alone. */
export type Answerer = (question: Question) => string;

/** Words of the line that names the page. */
const pageLineWords = 4;

/**
 * Returns an answerer without a language model: it takes the best passage, computes a price or says that it does not
 * know. Its words come from `content/` and `locales/`; of the message, only a surface gets into the answer.
 */
export function createAnswerer(knowledge: Knowledge): Answerer {
  const { refusals, phrases, smallTalk, price } = knowledge;
  const search = createSearch(knowledge);
  const { find, termsOf } = search;
  const answerPrice = createPriceAnswerer(knowledge, search);

  /** «Vale» is small talk, «¿cuánto vale?» asks for a price. */
  function hasSmallTalk(message: string, talk: readonly string[]): boolean {
    return hasPhrase(message, talk) && !hasPhrase(message, price.words);
  }

  /** Whether there is nothing else to answer, as there is in «hola, ¿qué modelos hay?». */
  function isOnlySmallTalk(message: string, talk: readonly string[]): boolean {
    if (!hasSmallTalk(message, talk)) return false;
    const talkTerms = new Set(talk.flatMap(termsOf));
    return termsOf(message).every((term) => talkTerms.has(term));
  }

  /** «Socorro» is answered whatever else is said; «hola» and «gracias» consist of stop words. */
  function hasTerms(phrase: string): boolean {
    return termsOf(phrase).length > 0;
  }

  return function answer({ message }) {
    if (hasPhrase(message, phrases.injection)) return refusals.injection;
    if (hasPhrase(message, phrases.offTopic, 0)) return refusals.offTopic;
    if (hasPhrase(message, phrases.unknown)) return refusals.unknown;
    const talk = smallTalk.find((each) => isOnlySmallTalk(message, each.phrases));
    if (talk) return talk.answer;
    const priced = answerPrice(message);
    if (priced) return priced;
    const passage = find(message);
    const found = passage && passageAnswer(passage, knowledge);
    if (hasPhrase(message, phrases.advice)) return found ? `${refusals.advice}\n\n${found}` : refusals.advice;
    return (
      found ??
      smallTalk.find((each) => hasSmallTalk(message, each.phrases.filter(hasTerms)))?.answer ??
      refusals.unknown
    );
  };
}

function passageAnswer({ kind, page, title, text, path }: Passage, { texts, maxWords }: Knowledge): string {
  const isOwnTitle = kind === "answer" || title === page;
  const words = isOwnTitle ? text : fill(texts.passage, { title, text });
  return withPage(shorten(words, maxWords - pageLineWords), path, texts);
}
