import { createAssistant } from "#supabase/functions/chat-with-gemini/answers.ts";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";

const { answer } = createAssistant(knowledge);

/** Returns what the assistant answers from the fixture site, with plain spaces. */
export function ask(message: string, previous?: string): string {
  return answer({ message, ...(previous !== undefined && { previous }) }).replaceAll(/[\u00A0\u202F]/g, " ");
}

/** The sentences of the site's language. */
export const { texts } = knowledge;
