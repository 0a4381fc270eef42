import { splitClauses } from "../split-clauses.ts";

/** Returns the questions of a message in their order, without what it tells; an empty list if there are not several. */
export function splitQuestions(message: string): readonly string[] {
  const { questions } = splitClauses(message);
  return questions.length < 2 ? [] : questions;
}
