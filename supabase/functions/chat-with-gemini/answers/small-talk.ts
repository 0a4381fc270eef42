import type { Knowledge } from "../knowledge-shape.ts";
import { hasPhrase } from "../phrases.ts";
import type { Search } from "../search.ts";
import type { PartAnswerer } from "./reply.ts";

/** Answers to messages that are no question about the site. */
export interface SmallTalk {
  /** Answers where there is nothing else to answer, as there is in «hola, ¿qué modelos hay?». */
  readonly answerOnly: PartAnswerer;
  /** Answers where nothing else in the message has an answer: «socorro» is answered whatever else is said. */
  readonly answerPart: PartAnswerer;
}

/** Returns the answerers of «hola», «gracias» and the like. */
export function createSmallTalk({ smallTalk, price }: Knowledge, { termsOf }: Search): SmallTalk {
  /** «Vale» is small talk, «¿cuánto vale?» asks for a price. */
  function hasTalk(message: string, talk: readonly string[]): boolean {
    return hasPhrase(message, talk) && !hasPhrase(message, price.words);
  }

  function isOnly(message: string, talk: readonly string[]): boolean {
    if (!hasTalk(message, talk)) return false;
    const talkTerms = new Set(talk.flatMap(termsOf));
    return termsOf(message).every((term) => talkTerms.has(term));
  }

  /** «Hola» and «gracias» consist of stop words. */
  const hasTerms = (phrase: string) => termsOf(phrase).length > 0;

  function reply(found: { readonly answer: string } | undefined) {
    return found && { words: found.answer };
  }

  return {
    answerOnly: (message) => reply(smallTalk.find(({ phrases }) => isOnly(message, phrases))),
    answerPart: (message) => reply(smallTalk.find(({ phrases }) => hasTalk(message, phrases.filter(hasTerms)))),
  };
}
