import { type Answerer, createAnswerer } from "./answers.ts";
import { askGemini } from "./gemini.ts";
import { createInstructor } from "./instruction.ts";
import { createSpokenFinder, type FoundKnowledge, findKnowledge } from "./knowledge-of-locale.ts";
import type { Knowledge } from "./knowledge-shape.ts";
import { loadWordForms } from "./language/load-word-forms.ts";
import { markOriginal } from "./original-text.ts";
import type { Question } from "./question.ts";
import { createRateLimit } from "./rate-limit.ts";
import type { GeminiSettings, Settings } from "./settings.ts";

/** Who answers: the language model, or the search in the site's own texts. */
type AnsweredBy = "model" | "search";

/** An answer and who gave it. */
export interface Reply {
  readonly response: string;
  readonly answeredBy: AnsweredBy;
}

/** Answers a question; undefined when the visitor has left meanwhile. */
export type Responder = (question: Question, signal: AbortSignal) => Promise<Reply | undefined>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns a responder with the language model where there is one, and with the search where there is none or it fails. It
 * answers in the language of the page; in one that the knowledge lacks, in the original one, marked as such.
 */
export function createResponder(knowledge: Knowledge, settings: Settings): Responder {
  const search = createSearchResponder(knowledge);
  return settings.gemini ? createModelResponder(knowledge, { ...settings, gemini: settings.gemini, search }) : search;
}

/** Returns what is made of the knowledge of a language, made once, when it is first asked for. */
function perKnowledge<Made>(make: (knowledge: Knowledge) => Promise<Made>): (knowledge: Knowledge) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return function get(knowledge) {
    const one = made.get(knowledge.locale) ?? make(knowledge);
    made.set(knowledge.locale, one);
    return one;
  };
}

/** Builds the index, which takes a moment, with the first message of a language and not at the start of the function. */
function createSearchResponder(all: Knowledge): (question: Question) => Promise<Reply> {
  const answererOf = perKnowledge<Answerer>(async (knowledge) =>
    createAnswerer(knowledge, await loadWordForms(knowledge.locale)),
  );
  let findSpoken: ReturnType<typeof createSpokenFinder> | undefined;
  function knowledgeFor({ message, locale }: Question): FoundKnowledge {
    const found = findKnowledge(all, locale);
    if (found.knowledge !== all) return found;
    findSpoken ??= createSpokenFinder(all);
    const knowledge = findSpoken(message);
    return knowledge ? { knowledge, isFallback: false } : found;
  }
  return async function respond(question) {
    const { knowledge, isFallback } = knowledgeFor(question);
    const answer = await answererOf(knowledge);
    const response = answer(question);
    return { response: isFallback ? markOriginal(response) : response, answeredBy: "search" };
  };
}

interface ModelOptions extends Settings {
  readonly gemini: GeminiSettings;
  readonly search: (question: Question) => Promise<Reply>;
}

function createModelResponder(all: Knowledge, { gemini, search, dailyLimit, database }: ModelOptions): Responder {
  const instructorOf = perKnowledge(async (knowledge) =>
    createInstructor(knowledge, await loadWordForms(knowledge.locale)),
  );
  const countCall = createRateLimit({ name: "chat-model", maxHits: dailyLimit, windowMs: dayMs, database });

  function searchInstead(question: Question, reason: string): Promise<Reply> {
    console.error(`The search answers instead of Gemini: ${reason}.`);
    return search(question);
  }

  return async function respond(question, signal) {
    // One count for all visitors: it limits the bill, not a person.
    if ((await countCall("all")) > 0) return searchInstead(question, `its ${dailyLimit} calls of the day are used up`);
    const { knowledge, isFallback } = findKnowledge(all, question.locale);
    const instruct = await instructorOf(knowledge);
    const refuse = (words: string): Reply => ({
      response: isFallback ? markOriginal(words) : words,
      answeredBy: "model",
    });
    const result = await askGemini(question, { instruction: instruct(question), settings: gemini, signal });
    switch (result.kind) {
      case "gone":
        return undefined;
      case "failed":
        return searchInstead(question, result.reason);
      case "refused":
        return refuse(knowledge.refusals.offTopic);
      case "answer": {
        const isLeak = leaksInstruction(result.text, knowledge.instruction);
        return isLeak ? refuse(knowledge.refusals.injection) : { response: result.text, answeredBy: "model" };
      }
    }
  };
}

/** Whether an answer repeats a long line of the instruction: a visitor has talked the model into showing it. */
function leaksInstruction(answer: string, instruction: string): boolean {
  const lines = instruction.split("\n").map((line) => line.replace(/^- /, "").trim());
  return lines.some((line) => line.length >= 60 && answer.includes(line));
}
