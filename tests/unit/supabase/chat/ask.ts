import { createAssistant } from "#supabase/functions/chat-with-gemini/answers.ts";
import type { Card } from "#supabase/functions/chat-with-gemini/cards.ts";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";

const { answer, print } = createAssistant(knowledge);
const answerTo = (message: string, previous?: string) =>
  answer({ message, ...(previous !== undefined && { previous }) });

/** Returns what the assistant answers from the fixture site, with plain spaces. */
export function ask(message: string, previous?: string): string {
  return print(answerTo(message, previous)).replaceAll(/[\u00A0\u202F]/g, " ");
}

/** Returns the passages of that answer. */
export function passagesOf(message: string, previous?: string): readonly Card[] {
  return answerTo(message, previous).cards.filter(({ title }) => title !== undefined);
}

/** The sentences of the site's language. */
export const { texts } = knowledge;
