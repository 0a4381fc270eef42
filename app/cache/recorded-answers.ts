/** Something that a value depends on: what was asked, with what, and the answer as plain data. */
export type RecordedAnswer = readonly [question: string, argument: string, answer: unknown];

/** What may be asked, by the names of the questions. Answers are plain data; nothing counts as null. */
type Questions = Readonly<Record<string, (argument: string) => unknown>>;

/** Returns the same questions, and a list that gets each one that is asked, once, with its answer. */
export function recordAnswers<Asked extends Questions>(questions: Asked) {
  const answers: RecordedAnswer[] = [];
  const seen = new Set<string>();
  const recorded = Object.entries(questions).map(([question, ask]) => [
    question,
    // Some questions need no argument.
    (argument = "") => {
      const answer = ask(argument);
      const name = `${question} ${argument}`;
      if (!seen.has(name)) answers.push([question, argument, answer ?? null]);
      seen.add(name);
      return answer;
    },
  ]);
  // The same names and types, with a record of each call.
  return { questions: Object.fromEntries(recorded) as Asked, answers };
}

/** Whether all questions are answered today as they were; what throws today is answered differently. */
export function stillHold(answers: readonly RecordedAnswer[], questions: Questions): boolean {
  try {
    return answers.every(
      ([question, argument, answer]) =>
        JSON.stringify(questions[question]?.(argument) ?? null) === JSON.stringify(answer),
    );
  } catch {
    // A page or picture that is gone: whoever makes the value anew says so.
    return false;
  }
}
