import type { Search } from "../search.ts";
import { splitClauses } from "../split-clauses.ts";

/** «precio del MOD|STUDIO y si hace falta licencia» */
const andWhether = /\s[ye]\s+si\s/iu;

/**
 * Returns a function that gives the questions of a message in their order, without what it tells; an empty list if there
 * are not several. «Y si» begins one where both sides have a subject, unlike in «y si fueran tres».
 */
export function createQuestionSplitter({ termsOf, isWeak }: Search): (message: string) => readonly string[] {
  const hasSubject = (part: string) => termsOf(part).some((term) => !isWeak(term));
  return function splitQuestions(message) {
    const { questions } = splitClauses(message);
    if (questions.length > 1) return questions;
    const parts = message.split(andWhether);
    return parts.length > 1 && parts.every(hasSubject) ? parts : [];
  };
}
