import type { Knowledge } from "../knowledge-shape.ts";
import { hasPhrase } from "../phrases.ts";
import type { Search } from "../search.ts";
import { tokenize } from "../words.ts";
import type { PartAnswerer, Reply } from "./reply.ts";

/** Answers to messages that are no question about the site. */
export interface SmallTalk {
  /** Answers where there is nothing else to answer, as there is in «hola, ¿qué modelos hay?». */
  readonly answerOnly: PartAnswerer;
  /** Answers where nothing else in the message has an answer: «socorro» is answered whatever else is said. */
  readonly answerPart: PartAnswerer;
}

/** A longer message greets before it says something. */
const maxWordsOfTalk = 2;

/** A longer row of signs is nothing that anybody means. */
const maxSigns = 12;

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

  /** «???» and «👍» have no words: the first group with one of their signs answers. */
  function answerSigns(message: string): Reply | undefined {
    if (message.length > maxSigns || tokenize(message).length > 0) return undefined;
    const signs = new Set(message);
    return reply(
      smallTalk.find(({ phrases }) =>
        phrases.some((phrase) => tokenize(phrase).length === 0 && [...phrase].some((sign) => signs.has(sign))),
      ),
    );
  }

  function reply(found: { readonly answer: string } | undefined) {
    return found && { words: found.answer };
  }

  return {
    answerOnly: (message) => answerSigns(message) ?? reply(smallTalk.find(({ phrases }) => isOnly(message, phrases))),
    answerPart: (message) => {
      // «Gracias, majo»
      const isShort = tokenize(message).length <= maxWordsOfTalk;
      return reply(smallTalk.find(({ phrases }) => hasTalk(message, isShort ? phrases : phrases.filter(hasTerms))));
    },
  };
}
