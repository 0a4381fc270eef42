import type { Knowledge, Passage } from "../knowledge-shape.ts";
import { withoutMarks } from "../original-text.ts";
import { hasPhrase } from "../phrases.ts";
import { fill } from "../reply-texts.ts";
import type { Search } from "../search.ts";
import { tokenize } from "../words.ts";
import { promiseReply } from "./promise-answer.ts";
import type { PartAnswerer, Reply } from "./reply.ts";

/** A figure with the unit of something that one may claim: «700 €/m²», «100 años», «60 %». */
const claims =
  /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d{1,9}(?:,\d{1,9})?)\s?(?:€|euros?|%|por ciento|años?|mes(?:es)?|semanas?|d[ií]as?)(?!\p{L})/giu;

const timeUnit = /^(?:años|meses|semanas|dias|horas)$/;

/** Begins a question that cannot be answered with yes. */
const openQuestion =
  /^(?:(?:y|a|de|en|con|por|para|desde|hasta) )?(?:que|cuant[oa]s?|como|donde|cuando|quien|cual|cuales)\b/;

/**
 * Returns an answerer that takes the best passage of the site. Where a yes-or-no question names a figure that the passage
 * lacks, it says so first: «¿dura 100 años?» must not read as answered with yes.
 */
export function createPassageAnswerer(knowledge: Knowledge, { find, termsOf }: Search): PartAnswerer {
  const { passages, promises, price } = knowledge;
  const [ofPrice = ""] = termsOf(price.words[0] ?? "");

  /** «¿es verdad lo del 40 %?» has no other word: the question of the site with that figure answers it. */
  function findFigure(message: string): Passage | undefined {
    if (!hasPhrase(message, promises.claims, 0)) return undefined;
    const figures = figuresOf(message);
    return passages.find(
      ({ kind, title }) => kind === "answer" && figuresOf(title).some((one) => figures.includes(one)),
    );
  }

  const numbers = new Set(Object.keys(knowledge.numbers.words).flatMap(tokenize));

  /**
   * Whether a passage has what is asked: a number for «¿cuántos enchufes lleva?», a price for «¿cuánto cuesta la licencia?».
   * What is written as an answer may say that it depends, unless things are counted.
   */
  function saysHowMuch(message: string, { kind, title, text }: Passage): boolean {
    const tokens = tokenize(message);
    const place = tokens.findIndex((token) => /^cuant[oa]s?$/.test(token));
    const hasNumber = /\d/.test(text) || tokenize(text).some((token) => numbers.has(token));
    const isText = kind === "text";
    const isCount = tokens[place]?.endsWith("s") && !timeUnit.test(tokens[place + 1] ?? "");
    if (place >= 0 && !hasNumber && (isText || isCount)) return false;
    // «Vale» agrees, and is a price in «¿cuánto vale?».
    const namesPrice = place >= 0 || (isText && hasPhrase(message, price.words, 0));
    const asksPrice = namesPrice && termsOf(message).includes(ofPrice);
    return !asksPrice || termsOf(`${title} ${text}`).includes(ofPrice);
  }

  return function answerPassage(message) {
    const passage = find(message) ?? findFigure(message);
    if (!passage || !saysHowMuch(message, passage)) return undefined;
    const reply = quote(passage, knowledge);
    if (!isUnconfirmed(message, passage, knowledge)) return reply;
    // What is no answer of its own may praise: «Hecho para durar generaciones».
    if (passage.kind !== "answer") return promiseReply(message, promises);
    return { ...reply, words: `${promises.unconfirmed} ${reply.words}` };
  };
}

/** Returns an answerer of the questions that stand on the site, word for word. */
export function createOwnQuestionAnswerer(knowledge: Knowledge): PartAnswerer {
  const key = (text: string) => tokenize(text).join(" ");
  const questions = new Map(
    knowledge.passages.filter(({ kind }) => kind === "answer").map((passage) => [key(passage.title), passage]),
  );
  return function answerOwnQuestion(message) {
    const passage = questions.get(key(message));
    return passage && { words: passage.text, path: passage.path, source: passage.text };
  };
}

/** Returns an answerer with the passage that has the known part of a message, introduced as such. */
export function createSuggestionAnswerer(knowledge: Knowledge, { findPartly }: Search): PartAnswerer {
  return function answerPartly(message) {
    const passage = findPartly(message);
    if (!passage) return undefined;
    const reply = quote(passage, knowledge);
    return { ...reply, words: `${knowledge.suggestion} ${reply.words}` };
  };
}

/**
 * Returns the words of a passage. One that cannot stand alone comes with its title; so does one that says yes or no, of
 * which it must be seen to what: «¿Puedo ponerla sin licencia?» is not answered with «Lo habitual es que sí».
 */
function quote({ kind, page, title, text, path }: Passage, { texts, yesOrNo }: Knowledge): Reply {
  if (kind === "answer" && isQuestion(title) && saysYesOrNo(text, yesOrNo))
    return { words: `${title} ${text}`, path, source: text };
  const isOwnTitle = kind === "answer" || title === page;
  return { words: isOwnTitle ? text : fill(texts.passage, { title, text }), path, source: text };
}

/** Only Spanish marks where a question begins; not every script ends it with the same sign. */
function isQuestion(title: string): boolean {
  return /^¿|[?？؟]$/u.test(withoutMarks(title));
}

function saysYesOrNo(text: string, openers: readonly string[]): boolean {
  const begin = tokenize(text.slice(0, longestOpener));
  return openers.some((opener) => tokenize(opener).every((word, index) => begin[index] === word));
}

/** In characters. */
const longestOpener = 60;

function isUnconfirmed(message: string, { title, text }: Passage, { promises }: Knowledge): boolean {
  const asks = /[?¿]/.test(message) && !openQuestion.test(tokenize(message).join(" "));
  if (!asks && !hasPhrase(message, promises.claims, 0)) return false;
  const figures = figuresOf(message);
  const said = new Set(`${title} ${text}`.match(/\d[\d.,]*\d|\d/g) ?? []);
  return figures.some((figure) => !said.has(figure));
}

function figuresOf(text: string): string[] {
  return [...text.matchAll(claims)].map(([, figure = ""]) => figure);
}
