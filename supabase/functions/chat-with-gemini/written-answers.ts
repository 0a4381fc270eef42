import type { Knowledge, WrittenAnswer } from "./knowledge-shape.ts";
import { fold, tokenize, type Words } from "./words.ts";

/**
 * Returns a function that tells whether a message has all words of one of the phrases, in any order and form: «eres
 * robot|máquina» matches «¿un robot eres o qué?», but «me =llame» does not match «me llamo Ana», and «=la_más_barata»
 * not «son más baratas».
 */
export function createPhraseMatcher(phrases: readonly string[], { stem }: Words): (message: string) => boolean {
  const formOf = (word: string) => (word.startsWith("=") ? ` ${tokenize(word).join(" ")} ` : stem(fold(word)));
  const choices = phrases.map((phrase) => phrase.split(" ").map((word) => word.split("|").map(formOf)));
  return (message) => {
    const tokens = tokenize(message);
    const text = ` ${tokens.join(" ")} `;
    const stems = new Set(tokens.map(stem));
    return choices.some((words) =>
      words.every((forms) => forms.some((form) => stems.has(form) || (form.startsWith(" ") && text.includes(form)))),
    );
  };
}

/** Returns a function that finds the written answers for a message. */
export function createWrittenAnswers({ answers }: Knowledge, words: Words): (message: string) => WrittenAnswer[] {
  const { stem, isStopWord } = words;
  const known = answers.map((answer) => ({
    answer,
    matches: createPhraseMatcher(answer.phrases, words),
    stems: new Set(answer.phrases.flatMap(tokenize).map(stem)),
  }));
  return (message) => {
    const saysElse = (stems: ReadonlySet<string>) =>
      tokenize(message).some((token) => !(stems.has(stem(token)) || isStopWord(token)));
    return known
      .filter(({ answer, matches, stems }) => matches(message) && !(answer.place === "alone" && saysElse(stems)))
      .map(({ answer }) => answer);
  };
}
