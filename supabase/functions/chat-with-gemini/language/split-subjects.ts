import type { Knowledge, Passage } from "../knowledge-shape.ts";
import { hasPhrase } from "../phrases.ts";
import type { Search } from "../search.ts";
import { place } from "../terms.ts";
import { isSecondPersonPlural, tokenize } from "../words.ts";
import { createModelFinder } from "./model-names.ts";

/** A longer message is no list. */
const maxWords = 16;
/** Words of a noun, «plazo de entrega», and of the first one, before which people greet and say that they want to know it. */
const maxWordsOfNoun = { first: 9, others: 3 };
/** So many subjects may stand between two commas: «precio plazo y garantía». */
const maxOfPart = 2;
const separators = /[,;/+]|\s[ye]\s/u;

/**
 * Returns a function that takes lists of nouns apart, «precio, plazo y garantía del one», and returns its questions: an empty
 * list for any other message. Each has to be a subject that the site answers by itself, as «salón y cocina» and
 * «transporte y grúa» are not: one passage has both in its heading.
 */
export function createSubjectSplitter(knowledge: Knowledge, search: Search): (message: string) => readonly string[] {
  const { price, comparison } = knowledge;
  const findModels = createModelFinder(knowledge);
  const ofModels = new Set([...price.words, ...comparison.subjects].flatMap(search.termsOf));
  const names = new Set(knowledge.names.flatMap(tokenize));
  const termsOf = (words: string) =>
    search.termsOf(
      tokenize(words)
        .filter((token) => !names.has(token))
        .join(" "),
    );

  /** The written answer whose title or keywords have the subject. */
  function ownAnswer(words: string): Passage | undefined {
    const terms = termsOf(words);
    const found = terms.length > 0 && !terms.some(search.isWeak) ? search.find(words) : undefined;
    // «Plazo de entrega» has an answer, and a part of a page is called «Entrega».
    const candidates = found?.kind === "text" && terms.length > 1 ? search.rank(words) : [found];
    return candidates.find((passage) => {
      const headings = new Set(search.termsOf(`${passage?.title} ${passage?.keywords ?? ""}`));
      return passage?.kind === "answer" && terms.every((term) => headings.has(term));
    });
  }

  function subjectsOf(part: string): readonly string[] {
    const words = part.split(/\s+/).filter((word) => termsOf(word).length > 0);
    if (words.length === 0 || words.length > maxOfPart) return words.length === 0 ? [] : [part];
    // «Os ocupáis de la grúa» is one thing.
    if (tokenize(part).some(isSecondPersonPlural)) return [part];
    const answers = words.map(ownAnswer);
    return words.length > 1 && new Set(answers).size === words.length && !answers.includes(undefined) ? words : [part];
  }

  return function splitSubjects(message) {
    const text = message.replaceAll(/[¿?¡!.]+/g, " ").trim();
    if (!separators.test(text) || tokenize(text).length > maxWords || !isPlainList(text)) return [];
    const parts = text.split(separators);
    const { first, others } = maxWordsOfNoun;
    const isNoun = (part: string, index: number) => {
      const words = tokenize(withoutNames(part));
      return words.length <= (index === 0 ? first : others) && termsOf(words.join(" ")).length <= maxOfPart;
    };
    if (!parts.every(isNoun)) return [];
    const subjects = parts.flatMap(subjectsOf);
    const answers = subjects.map((subject) => ownAnswer(withoutNames(subject)));
    if (subjects.length < 2 || answers.includes(undefined)) return [];
    const all = termsOf(text);
    const isOne = knowledge.passages.some(({ title }) => {
      const inTitle = new Set(search.termsOf(title));
      return all.every((term) => inTitle.has(term));
    });
    if (isOne) return [];
    const [model] = findModels(text);
    return subjects.map((subject) => {
      const words = withoutNames(subject);
      return model && termsOf(words).every((term) => ofModels.has(term)) ? `${words} ${model.model.name}` : words;
    });
  };

  /** «100 m2 y dos plantas» has numbers, «entre renting y leasing» compares. */
  function isPlainList(text: string): boolean {
    const isNumber = (term: string) => search.isWeak(term) && term !== place;
    return !/\d/.test(text) && !search.termsOf(text).some(isNumber) && !hasPhrase(text, comparison.words, 0);
  }

  function withoutNames(words: string): string {
    const kept = words.split(/\s+/).filter((word) => !tokenize(word).some((token) => names.has(token)));
    return kept.join(" ");
  }
}
