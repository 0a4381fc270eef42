import { tokenize, type Words } from "./words.ts";

/** Most questions of a message that get an answer each. */
const maxQuestions = 3;

/**
 * Returns the questions of a message, each with what is said before it: «Tengo una finca. ¿Hace falta licencia? ¿Y
 * cuánto cuesta el transporte?» has two. A message with one question, or with none, is returned whole.
 */
export function splitQuestions(message: string, { asks, isStopWord }: Words): string[] {
  const isEmpty = (text: string) => tokenize(text).every((token) => isStopWord(token));
  const questions: string[] = [];
  let begun = "";
  for (const piece of message.replaceAll(/\s+/g, " ").split(asks.next)) {
    begun = `${begun} ${piece}`.trim();
    const isQuestion = piece.trim().endsWith("?") || asks.word.test(piece);
    if (!isQuestion || isEmpty(begun)) continue;
    questions.push(begun);
    begun = "";
  }
  const last = questions.at(-1);
  if (last === undefined || questions.length < 2) return [message];
  return [...questions.slice(0, -1), `${last} ${begun}`.trim()].slice(0, maxQuestions);
}
