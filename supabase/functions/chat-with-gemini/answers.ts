import { readFigures } from "./figures.ts";
import type { Knowledge, Passage, Question, WrittenAnswer } from "./knowledge-shape.ts";
import { findNamedModels } from "./named-models.ts";
import { fill, shorten } from "./reply-texts.ts";
import { createSearch, type Found } from "./search.ts";
import { createSums, type Sum } from "./sums.ts";
import { tokenize, wordsOf } from "./words.ts";
import { createWrittenAnswers, findLanguage } from "./written-answers.ts";

/** What the site has for a question. */
interface Material extends Found {
  readonly written: readonly WrittenAnswer[];
  readonly sum: Sum | undefined;
}

/** The search and the sums in the knowledge of one language. */
export interface Assistant {
  /** Returns what the site has for a question, for a language model. */
  readonly find: (question: Question) => Material;
  /** Returns an answer of written answers, sums and passages. */
  readonly answer: (question: Question) => string;
}

const maxPassages = 3;
/** Of the passages below a sum. */
const maxPassagesBelowSum = 2;
/** «¿Y cuántos baños tiene?» is about the model of the question before. */
const maxFollowUpWords = 6;
/** Words of the first passage and of each other. */
const maxWords = { first: 60, other: 30 };

/**
 * Returns the assistant of one language. An answer is plain text in paragraphs; one that ends with a line that is nothing
 * but the path of a page is a card of that page, with its title in the first line.
 */
export function createAssistant(knowledge: Knowledge): Assistant {
  const { texts, models, starters, contactPath } = knowledge;
  const words = wordsOf(knowledge.locale);
  const search = createSearch(knowledge, words);
  const sumOf = createSums(knowledge, words);
  const sumWords = [...Object.values(knowledge.words).flat(), ...knowledge.models.map(({ name }) => name)];
  const sumStems = new Set(sumWords.flatMap(tokenize).map(words.stem));
  const writtenFor = createWrittenAnswers(knowledge, words);

  function find(question: Question): Material {
    const named = namesIn(question);
    const { passages, isSure } = search(question, named);
    // Of another model than the one that is asked for, everything would be wrong.
    const isOfOther = ({ page }: Passage) =>
      named.length > 0 && models.some(({ name }) => name === page) && !named.includes(page);
    return {
      written: writtenFor(question.message),
      sum: sumOf(question),
      passages: passages.filter((passage) => !isOfOther(passage)),
      isSure: isSure && !passages.slice(0, 1).some(isOfOther),
    };
  }

  /** Returns the names of the models in a message, or in the question that a short one goes on with. */
  function namesIn({ message, previous = "" }: Question): string[] {
    const own = findNamedModels(message, models);
    const isShort = tokenize(message).length <= maxFollowUpWords;
    return (own.length === 0 && isShort ? findNamedModels(previous, models) : own).map(({ model }) => model.name);
  }

  function answer(question: Question): string {
    const { written, sum, passages, isSure } = find(question);
    const language = findLanguage(question.message, knowledge, words);
    // Its words are not those of the passages: what most visitors ask for may serve.
    const shown = language ? starters.flatMap((message) => search({ message }).passages.slice(0, 1)) : passages;
    const instead =
      written.find(({ place }) => place === "instead") ??
      (sum || written.length > 1 ? undefined : written.find(({ place }) => place === "alone"));
    const before = written.filter(({ place }) => place === "before");
    const parts = [
      ...(language ? [language.answer] : []),
      ...(instead ? [withPath(instead.answer, instead.href)] : []),
      ...before.map((each) => withPath(each.answer, each.href)),
      ...(sum ? [withPath(sum.text, sum.path)] : []),
    ];
    if (instead) return parts.join("\n\n");
    if (sum) return [...parts, ...cardsBeside(question)].join("\n\n");
    const cards = cardsOf(shown, { max: maxPassages, isFirstLong: true });
    const isFound = isSure || language !== undefined;
    if (isFound && cards.length > 0) return [...parts, texts.found, ...cards].join("\n\n");
    const suggested = cards.length > 0 ? [texts.unsure, ...cards] : parts.length > 0 ? [] : [texts.none];
    return [...parts, ...suggested, withPath(texts.missing, contactPath)].join("\n\n");
  }

  /** Returns cards for what a message asks besides a sum: «40 m² con transporte». */
  function cardsBeside({ message }: Question): string[] {
    const rest = tokenize(readFigures(message).rest).filter((token) => !sumStems.has(words.stem(token)));
    const { passages, isSure } = search({ message: rest.join(" ") });
    return isSure ? cardsOf(passages, { max: maxPassagesBelowSum, isFirstLong: false }) : [];
  }

  function withPath(text: string, path: string | undefined): string {
    return path === undefined ? text : `${text}\n${fill(texts.more, { path })}`;
  }

  return { find, answer };
}

/** Returns cards of the first passages, of those that say the same of several models only one. */
function cardsOf(passages: readonly Passage[], { max, isFirstLong }: { max: number; isFirstLong: boolean }): string[] {
  const subjects = passages.map(subjectOf);
  return passages
    .filter((_passage, place) => place < 4 * max && subjects.indexOf(subjects[place] ?? "") === place)
    .slice(0, max)
    .map(({ title, text, path }, place) => {
      const words = isFirstLong && place === 0 ? maxWords.first : maxWords.other;
      return [title, shorten(text, words), path].join("\n");
    });
}

/** «Climatización (MOD|ONE, Opciones)» → «Climatización» */
function subjectOf({ title }: Passage): string {
  return title.replace(/ \(.*\)$/, "");
}
