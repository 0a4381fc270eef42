import { readFigures } from "./figures.ts";
import type { ChatQuestion, Knowledge, Passage, WrittenAnswer } from "./knowledge-shape.ts";
import { findNamedModels } from "./named-models.ts";
import { fill, shorten } from "./reply-texts.ts";
import { createSearch, type Found } from "./search.ts";
import { createSums, type Sum } from "./sums.ts";
import { tokenize, wordsOf } from "./words.ts";
import { createWrittenAnswers, findLanguage } from "./written-answers.ts";

/** The knowledge of the site about a question. */
interface Material extends Found {
  readonly written: readonly WrittenAnswer[];
  /** Written answers that must accompany the best passage. */
  readonly needed: readonly WrittenAnswer[];
  readonly sum: Sum | undefined;
}

/** The assistant of one language. */
export interface SiteAssistant {
  /** Returns what the site knows about a question, for a language model. */
  readonly find: (question: ChatQuestion) => Material;
  /** Returns an answer made of written answers, sums and passages. */
  readonly answer: (question: ChatQuestion) => string;
}

const maxPassages = 3;
const maxPassagesBeside = 2;
/** A message of at most this many words may refer to the model of the previous question: «¿Y cuántos baños tiene?» */
const maxFollowUpWords = 6;
/** Most words of the first passage, and of each other one. */
const maxWords = { first: 60, other: 30 };

/**
 * Returns the assistant of one language. Its answers are plain text in paragraphs. A paragraph whose last line is the
 * path of a page is a card of that page, with the title in its first line.
 */
export function createAssistant(knowledge: Knowledge): SiteAssistant {
  const { texts, models, answers, suggestedQuestions, contactPath } = knowledge;
  const words = wordsOf(knowledge.locale);
  const search = createSearch(knowledge, words);
  const sumOf = createSums(knowledge, words);
  const stemsOf = (phrases: readonly string[]) => new Set(phrases.flatMap(tokenize).map(words.stem));
  const sumStems = stemsOf([...Object.values(knowledge.words).flat(), ...models.map(({ name }) => name)]);
  const writtenFor = createWrittenAnswers(knowledge, words);

  function find(question: ChatQuestion): Material {
    const named = namesIn(question);
    const found = search(question, named);
    // Passages about another model than the named one would be wrong.
    const others = new Set(
      named.length > 0 ? models.map(({ name }) => name).filter((each) => !named.includes(each)) : [],
    );
    const passages = found.passages.filter(({ page }) => !others.has(page));
    const isSure = found.isSure && passages[0] === found.passages[0];
    const written = writtenFor(question.message);
    return { written, needed: neededWith(passages[0]), sum: sumOf(question), passages, isSure };
  }

  /** Returns the names of the models in a message or, if a short message has none, in the previous question. */
  function namesIn({ message, previous = "" }: ChatQuestion): string[] {
    const own = findNamedModels(message, models);
    const isShort = tokenize(message).length <= maxFollowUpWords;
    return (own.length === 0 && isShort ? findNamedModels(previous, models) : own).map(({ model }) => model.name);
  }

  function answer(question: ChatQuestion): string {
    const { written, sum, passages, isSure } = find(question);
    const language = findLanguage(question.message, knowledge, words);
    const instead =
      written.find(({ place }) => place === "instead") ??
      (sum || written.length > 1 ? undefined : written.find(({ place }) => place === "alone"));
    // Words of another language do not match the passages, so what most visitors ask for is shown instead.
    const shown = language
      ? suggestedQuestions.flatMap((message) => search({ message }).passages.slice(0, 1))
      : passages;
    const answered = instead ? stemsOf(instead.phrases) : sum && sumStems;
    const cards = answered ? passagesBeside(question, answered) : pick(shown, maxPassages);
    const first = [...written.filter(({ place }) => place === "before"), ...neededWith(cards[0])];
    const parts = [
      ...(language ? [language.answer] : []),
      ...[...new Set(instead ? [instead, ...first] : first)].map((each) => withPath(each.answer, each.href)),
      ...(sum ? [withPath(sum.text, sum.path)] : []),
    ];
    const shownCards = cards.map((card, place) => cardOf(card, place > 0 ? maxWords.other : maxWords.first));
    if (instead || sum) return [...parts, ...shownCards].join("\n\n");
    const isFound = isSure || language !== undefined;
    if (isFound && cards.length > 0) return [...parts, texts.found, ...shownCards].join("\n\n");
    const suggested = cards.length > 0 ? [texts.unsure, ...shownCards] : parts.length > 0 ? [] : [texts.none];
    return [...parts, ...suggested, withPath(texts.missing, contactPath)].join("\n\n");
  }

  /** Returns passages about the words of a message that an answer leaves open: «40 m² con transporte». */
  function passagesBeside(question: ChatQuestion, answered: ReadonlySet<string>): readonly Passage[] {
    const rest = tokenize(readFigures(question.message).rest).filter((token) => !answered.has(words.stem(token)));
    const { passages, isSure } = search({ message: rest.join(" ") }, namesIn(question));
    return isSure ? pick(passages, maxPassagesBeside) : [];
  }

  /** Returns the written answers without which a passage would mislead, such as who lends, before one about loans. */
  function neededWith({ path, title, text } = { path: "", title: "", text: "" }): WrittenAnswer[] {
    const isNeeded = (each: string) => each === path || `${title} ${text}`.includes(each);
    return answers.filter(({ beside = [] }) => beside.some(isNeeded));
  }

  function withPath(text: string, path: string | undefined): string {
    return path === undefined ? text : `${text}\n${fill(texts.more, { path })}`;
  }

  return { find, answer };
}

/** Returns the first passages, but only one of those that say the same about several models. */
function pick(passages: readonly Passage[], max: number): readonly Passage[] {
  const subjects = passages.map(subjectOf);
  const isFirst = (_passage: Passage, place: number) => subjects.indexOf(subjects[place] ?? "") === place;
  return passages
    .slice(0, 4 * max)
    .filter(isFirst)
    .slice(0, max);
}

function cardOf({ title, text, path }: Passage, words: number): string {
  return [title, shorten(text, words), path].join("\n");
}

/** Returns the subject in a passage's title: «Climatización (MOD|ONE, Opciones)» → «Climatización» */
function subjectOf({ title }: Passage): string {
  return title.replace(/ \(.*\)$/, "");
}
