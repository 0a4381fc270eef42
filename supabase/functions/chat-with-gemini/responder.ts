import { type Assistant, createAssistant } from "./answers.ts";
import { askGemini } from "./gemini.ts";
import { instructionFor } from "./instruction.ts";
import type { Knowledge, Question, SiteKnowledge } from "./knowledge-shape.ts";
import { createRateLimit } from "./rate-limit.ts";
import type { GeminiSettings, Settings } from "./settings.ts";

/** Who answers: the language model, or the search in the site's own texts. */
type AnsweredBy = "model" | "search";

/** An answer, who gave it and in which language. */
export interface Reply {
  readonly response: string;
  readonly answeredBy: AnsweredBy;
  readonly locale: string;
}

/** Answers a question; undefined when the visitor has left meanwhile. */
export type Responder = (question: Question, signal: AbortSignal) => Promise<Reply | undefined>;

const dayMs = 24 * 60 * 60 * 1000;

interface KnownLanguage {
  readonly knowledge: Knowledge;
  readonly assistant: Assistant;
}

/**
 * Returns a responder with the language model where there is one, and with the search where there is none or it fails. It
 * answers in the language of the page; in one that the knowledge lacks, in the original one.
 */
export function createResponder(knowledge: SiteKnowledge, settings: Settings): Responder {
  const languageOf = assistants(knowledge);
  const search = async (question: Question): Promise<Reply> => {
    const { knowledge, assistant } = languageOf(question.locale);
    return { response: assistant.answer(question), answeredBy: "search", locale: knowledge.locale };
  };
  const { gemini } = settings;
  return gemini ? createModelResponder(languageOf, { ...settings, gemini, search }) : search;
}

/** Returns the assistant of a language, whose index is built with the first message in it and not at the start of the function. */
function assistants({ original, languages }: SiteKnowledge): (locale?: string) => KnownLanguage {
  const known = new Map<string, KnownLanguage>();
  return function get(asked = original) {
    const locale = Object.hasOwn(languages, asked) ? asked : original;
    const knowledge = languages[locale];
    if (!knowledge) throw new Error(`The knowledge has no language «${locale}».`);
    const language = known.get(locale) ?? { knowledge, assistant: createAssistant(knowledge) };
    known.set(locale, language);
    return language;
  };
}

interface ModelOptions extends Settings {
  readonly gemini: GeminiSettings;
  readonly search: (question: Question) => Promise<Reply>;
}

function createModelResponder(
  languageOf: ReturnType<typeof assistants>,
  { gemini, search, dailyLimit, database }: ModelOptions,
): Responder {
  const countCall = createRateLimit({ name: "chat-model", maxHits: dailyLimit, windowMs: dayMs, database });

  function searchInstead(question: Question, reason: string): Promise<Reply> {
    console.error(`The search answers instead of Gemini: ${reason}.`);
    return search(question);
  }

  return async function respond(question, signal) {
    // One count for all visitors: it limits the bill, not a person.
    if ((await countCall("all")) > 0) return searchInstead(question, `its ${dailyLimit} calls of the day are used up`);
    const { knowledge, assistant } = languageOf(question.locale);
    const instruction = instructionFor(question, knowledge, assistant);
    const result = await askGemini(question, { instruction, settings: gemini, signal });
    switch (result.kind) {
      case "gone":
        return undefined;
      case "failed":
        return searchInstead(question, result.reason);
      case "refused":
        return searchInstead(question, "its filters refused the question or the answer");
      case "answer":
        if (leaksInstruction(result.text, knowledge.instruction))
          return searchInstead(question, "its answer showed its instructions");
        return { response: result.text, answeredBy: "model", locale: knowledge.locale };
    }
  };
}

/** Whether an answer repeats a long line of the instruction: a visitor has talked the model into showing it. */
function leaksInstruction(answer: string, instruction: string): boolean {
  const lines = instruction.split("\n").map((line) => line.replace(/^- /, "").trim());
  return lines.some((line) => line.length >= 60 && answer.includes(line));
}
