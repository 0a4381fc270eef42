import { createAnswerer } from "#supabase/functions/chat-with-gemini/answers.ts";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";

const answer = createAnswerer(frozenKnowledge);

/** Returns what the assistant says from the frozen knowledge, with plain spaces. */
export function ask(message: string, previous?: string): string {
  return answer({ message, ...(previous === undefined ? {} : { previous }) }).replaceAll("\u00A0", " ");
}
