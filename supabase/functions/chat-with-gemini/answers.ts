import { createAudienceAnswerer } from "./answers/audience-answer.ts";
import { createBudgetAnswerer } from "./answers/budget-answer.ts";
import { createComparisonAnswerer } from "./answers/comparison-answer.ts";
import { createContactAnswerer } from "./answers/contact-answer.ts";
import { createFollowUps } from "./answers/follow-up.ts";
import { createHouseholdAnswers } from "./answers/household-answer.ts";
import { createLanguageAnswerer } from "./answers/language-answer.ts";
import {
  createOwnQuestionAnswerer,
  createPassageAnswerer,
  createSuggestionAnswerer,
} from "./answers/passage-answer.ts";
import { createPriceAnswerer } from "./answers/price-answer.ts";
import { createPromiseAnswerer } from "./answers/promise-answer.ts";
import { joinReplies, type PartAnswerer, type Reply } from "./answers/reply.ts";
import { createSmallTalk } from "./answers/small-talk.ts";
import { createOnlyAbout } from "./answers/subjects.ts";
import type { Knowledge } from "./knowledge-shape.ts";
import { createCorrector } from "./language/misspellings.ts";
import { createNumberReader } from "./language/number-words.ts";
import { createRespeller } from "./language/spellings.ts";
import { createQuestionSplitter } from "./language/split-questions.ts";
import { createSubjectSplitter } from "./language/split-subjects.ts";
import { spanishForms, type WordForms } from "./language/word-forms.ts";
import { hasPhrase } from "./phrases.ts";
import type { Question } from "./question.ts";
import { createSearch } from "./search.ts";

/** Returns the answer to a question, in words of the site alone. */
export type Answerer = (question: Question) => string;

/** So many questions of one message are answered. */
const maxQuestions = 3;

/**
 * Returns an answerer without a language model: it takes the best passage, computes a price or says that it does not
 * know. Its words come from `content/` and `locales/`; of the message, only a figure gets into the answer. What it lacks
 * the words for in its language, it does not do.
 */
export function createAnswerer(knowledge: Knowledge, forms: WordForms = spanishForms): Answerer {
  const { refusals, phrases } = knowledge;
  const search = createSearch(knowledge, forms);
  const respell = createRespeller(knowledge.spellings);
  const correct = forms.correctsSlips ? createCorrector(knowledge) : (message: string) => message;
  const writeFigures = createNumberReader(knowledge.numbers);
  const { complete, goesOn, namesSeveral } = createFollowUps(knowledge, search);
  const isOnlyModels = createOnlyAbout(search, [
    ...knowledge.names,
    ...knowledge.price.pieces,
    ...knowledge.comparison.versus,
  ]);
  const smallTalk = createSmallTalk(knowledge, search);
  const households = createHouseholdAnswers(knowledge, search);
  const splitQuestions = createQuestionSplitter(search);
  const splitSubjects = createSubjectSplitter(knowledge, search);
  const answerLanguage = createLanguageAnswerer(knowledge);
  const answerPassage = createPassageAnswerer(knowledge, search);
  const onFigures =
    (answer: PartAnswerer): PartAnswerer =>
    (message) =>
      answer(writeFigures(message));
  const answerContact = createContactAnswerer(knowledge, search);
  const answerPromise = createPromiseAnswerer(knowledge);
  const refuseUnknown: PartAnswerer = (message) => refusal(message, phrases.unknown, refusals.unknown);
  /** Those that know their kind of question, and do not search. */
  const ownKinds: readonly PartAnswerer[] = [
    createOwnQuestionAnswerer(knowledge),
    answerContact,
    refuseUnknown,
    smallTalk.answerOnly,
    answerPromise,
    onFigures(createBudgetAnswerer(knowledge, search)),
    onFigures(createPriceAnswerer(knowledge, search)),
    households.answerAsked,
    onFigures(createComparisonAnswerer(knowledge, search)),
  ];
  /** The first that has an answer gives it. */
  const answerers: readonly PartAnswerer[] = [
    ...ownKinds,
    answerWithAdvice,
    createSuggestionAnswerer(knowledge, search),
    households.answerAlone,
    smallTalk.answerPart,
    createAudienceAnswerer(knowledge),
  ];

  function answerWithAdvice(message: string): Reply | undefined {
    const found = answerPassage(message);
    if (!hasPhrase(message, phrases.advice)) return found;
    return { ...found, words: found ? `${refusals.advice}\n\n${found.words}` : refusals.advice };
  }

  function answerOne(message: string): Reply | undefined {
    for (const answer of answerers) {
      const reply = answer(message);
      if (reply) return reply;
    }
    return undefined;
  }

  /** Answers the questions of a message one by one, each with those before it in mind. */
  function answerSeveral(message: string): Reply[] {
    const asked = splitQuestions(message).filter((part) => search.termsOf(part).length > 0);
    // «¿Qué sale mejor, dos studio o un one?» is one question.
    if (asked.slice(1).some((part) => isOnlyModels(writeFigures(part)))) return [];
    const questions = asked.length > 1 ? asked : splitSubjects(message);
    if (questions.length < 2) return [];
    let before = "";
    const replies: Reply[] = [];
    for (const part of questions.slice(0, maxQuestions)) {
      const question = complete(part, before);
      const reply = answerOne(question);
      if (reply) replies.push(reply);
      before = question;
    }
    return replies;
  }

  return function answer({ message, previous = "" }) {
    const text = respell(message);
    if (hasPhrase(text, phrases.injection)) return refusals.injection;
    if (hasPhrase(text, phrases.offTopic, 0)) return refusals.offTopic;
    const foreign = answerLanguage(message);
    if (foreign) return joinReplies([foreign], knowledge);
    const question = completed(correct(text), correct(respell(previous)));
    const several = answerSeveral(question);
    const replies = several.length > 1 ? several : [answerOne(question) ?? several[0] ?? { words: refusals.unknown }];
    return joinReplies(replies, knowledge);
  };

  /** «¿y de 60?» is a price as well, and another one after «2 plantas de 40 m²». */
  function standsAlone(message: string): boolean {
    return namesSeveral(message) || (!goesOn(message) && ownKinds.some((answer) => answer(message) !== undefined));
  }

  /** After a complaint, a promise or what the site does not have, a message starts anew. */
  function leadsOn(previous: string): boolean {
    const isRefused = hasPhrase(previous, phrases.injection) || hasPhrase(previous, phrases.offTopic, 0);
    if (isRefused || [answerContact, refuseUnknown, answerPromise].some((answer) => answer(previous))) return false;
    return goesOn(previous) || answerOne(previous) !== undefined;
  }

  function completed(message: string, previous: string): string {
    // «Vale, gracias» is no question of a price.
    if (previous === "" || smallTalk.answerOnly(message) || standsAlone(message) || !leadsOn(previous)) return message;
    const resolved = complete(writeFigures(message), writeFigures(previous));
    return resolved === writeFigures(message) ? message : resolved;
  }
}

function refusal(message: string, phrases: readonly string[], words: string): Reply | undefined {
  return hasPhrase(message, phrases) ? { words } : undefined;
}
