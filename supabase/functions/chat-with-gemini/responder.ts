import { type Answerer, createAnswerer } from "./answers.ts";
import { askGemini } from "./gemini.ts";
import { createInstructor } from "./instruction.ts";
import type { Knowledge } from "./knowledge-shape.ts";
import type { Question } from "./question.ts";
import { createRateLimit } from "./rate-limit.ts";
import type { GeminiSettings, Settings } from "./settings.ts";

/** Who answers: the language model, or the search in the site's own texts. */
export type AnsweredBy = "model" | "search";

/** An answer and who gave it. */
export interface Reply {
  readonly response: string;
  readonly answeredBy: AnsweredBy;
}

/** Answers a question; undefined when the visitor has left meanwhile. */
export type Responder = (question: Question, signal: AbortSignal) => Promise<Reply | undefined>;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns a responder with the language model where there is one, and with the search where there is none or it fails. */
export function createResponder(knowledge: Knowledge, settings: Settings): Responder {
  const search = createSearchResponder(knowledge);
  return settings.gemini ? createModelResponder(knowledge, { ...settings, gemini: settings.gemini, search }) : search;
}

/** Builds the index, which takes a moment, with the first message and not at the start of the function. */
function createSearchResponder(knowledge: Knowledge): (question: Question) => Promise<Reply> {
  let answer: Answerer | undefined;
  return async function respond(question) {
    answer ??= createAnswerer(knowledge);
    return { response: answer(question), answeredBy: "search" };
  };
}

interface ModelOptions extends Settings {
  readonly gemini: GeminiSettings;
  readonly search: (question: Question) => Promise<Reply>;
}

function createModelResponder(knowledge: Knowledge, { gemini, search, dailyLimit, database }: ModelOptions): Responder {
  const { offTopic, injection } = knowledge.refusals;
  const instruct = createInstructor(knowledge);
  const countCall = createRateLimit({ name: "chat-model", maxHits: dailyLimit, windowMs: dayMs, database });

  function searchInstead(question: Question, reason: string): Promise<Reply> {
    console.error(`The search answers instead of Gemini: ${reason}.`);
    return search(question);
  }

  return async function respond(question, signal) {
    // One count for all visitors: it limits the bill, not a person.
    if ((await countCall("all")) > 0) return searchInstead(question, `its ${dailyLimit} calls of the day are used up`);
    const result = await askGemini(question, { instruction: instruct(question), settings: gemini, signal });
    switch (result.kind) {
      case "gone":
        return undefined;
      case "failed":
        return searchInstead(question, result.reason);
      case "refused":
        return { response: offTopic, answeredBy: "model" };
      case "answer": {
        const isLeak = leaksInstruction(result.text, knowledge.instruction);
        return { response: isLeak ? injection : result.text, answeredBy: "model" };
      }
    }
  };
}

/** Whether an answer repeats a long line of the instruction: a visitor has talked the model into showing it. */
function leaksInstruction(answer: string, instruction: string): boolean {
  const lines = instruction.split("\n").map((line) => line.replace(/^- /, "").trim());
  return lines.some((line) => line.length >= 60 && answer.includes(line));
}
