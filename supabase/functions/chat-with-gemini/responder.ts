import { createAssistant, type SiteAssistant } from "./answers.ts";
import type { Card } from "./cards.ts";
import { askGemini } from "./gemini.ts";
import { instructionFor } from "./instruction.ts";
import type { ChatQuestion, Knowledge, SiteKnowledge } from "./knowledge-shape.ts";
import { countCall } from "./rate-limit.ts";
import type { ChatSettings } from "./settings.ts";

/** An answer, its language, and whether the language model or the search in the site's texts gave it. */
export interface Reply {
  /** The whole answer in plain text. */
  readonly response: string;
  /** The same in parts, if it comes from the search. */
  readonly cards: readonly Card[];
  readonly answeredBy: "model" | "search";
  readonly locale: string;
}

const daySeconds = 24 * 60 * 60;

/**
 * Returns a responder that asks the language model, or the search if there is no model or it fails. It answers in the
 * page's language, but in the original one if the knowledge lacks it, and returns undefined when the visitor has left
 * meanwhile.
 */
export function createResponder(
  { original, languages }: SiteKnowledge,
  { gemini, dailyLimit, database }: Pick<ChatSettings, "gemini" | "dailyLimit" | "database">,
): (question: ChatQuestion, signal: AbortSignal) => Promise<Reply | undefined> {
  const assistants = new Map<Knowledge, SiteAssistant>();

  /** Returns the assistant with some knowledge, whose index is built at the first message. */
  function assistantOf(knowledge: Knowledge): SiteAssistant {
    const assistant = assistants.get(knowledge) ?? createAssistant(knowledge);
    assistants.set(knowledge, assistant);
    return assistant;
  }

  return async function respond(question, signal) {
    const { locale: asked = original } = question;
    const knowledge = languages[Object.hasOwn(languages, asked) ? asked : original];
    if (!knowledge) throw new Error(`The knowledge has no language «${original}».`);
    const { locale } = knowledge;
    const assistant = assistantOf(knowledge);
    const search = (): Reply => {
      const answer = assistant.answer(question);
      return { response: assistant.print(answer), cards: answer.cards, answeredBy: "search", locale };
    };
    const searchInstead = (reason: string): Reply => {
      console.error(`The search answers instead of Gemini: ${reason}.`);
      return search();
    };
    if (!gemini) return search();
    // One count for all visitors, because it limits the bill.
    const wait = await countCall("all", { name: "chat-model", maxCalls: dailyLimit, seconds: daySeconds }, database);
    if (wait === undefined) return searchInstead("its calls cannot be counted");
    if (wait > 0) return searchInstead(`its ${dailyLimit} calls of the day are used up`);
    const instruction = instructionFor(question, knowledge, assistant);
    const result = await askGemini(question, { instruction, settings: gemini, signal });
    if (result.kind === "gone") return undefined;
    if (result.kind === "failed") return searchInstead(result.reason);
    if (leaksInstruction(result.text, knowledge)) return searchInstead("its answer showed its instructions");
    return { response: result.text, cards: [], answeredBy: "model", locale };
  };
}

/** Whether an answer repeats a long line of the instruction, which a visitor can talk the model into. */
function leaksInstruction(answer: string, { instruction }: Knowledge): boolean {
  const lines = instruction.split("\n").map((line) => line.replace(/^- /, "").trim());
  return lines.some((line) => line.length >= 60 && answer.includes(line));
}
