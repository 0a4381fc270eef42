import { type Card, fill, printCards } from "./cards.ts";
import { excerpt } from "./excerpt.ts";
import { lacksNumber, readFigures } from "./figures.ts";
import type { ChatQuestion, Knowledge, Passage, WrittenAnswer } from "./knowledge-shape.ts";
import { findLanguage, translate } from "./languages.ts";
import { createReader } from "./reading.ts";
import { createSearch, type Found, type Hit } from "./search.ts";
import { createSums } from "./sums.ts";
import { tokenize, wordsOf } from "./words.ts";
import { createWrittenAnswers } from "./written-answers.ts";

/** The knowledge of the site about a question. */
interface Material extends Found {
  readonly written: readonly WrittenAnswer[];
  /** Written answers that must accompany the best passage. */
  readonly needed: readonly WrittenAnswer[];
  readonly sums: readonly Card[];
  /** The models that the question names. */
  readonly names: readonly string[];
}

/** An answer in parts, of which the first says most. */
export interface Answer {
  readonly cards: readonly Card[];
  /** Whether it says that the site does not answer the question. */
  readonly isUnsure: boolean;
}

/** The assistant of one language. */
export interface SiteAssistant {
  /** Returns what the site knows about a question, for a language model. */
  readonly find: (question: ChatQuestion) => Material;
  /** Returns an answer made of written answers, sums and passages. */
  readonly answer: (question: ChatQuestion) => Answer;
  /** Returns an answer as plain text. */
  readonly print: (answer: Answer) => string;
}

const maxPassages = 3;
/** Least share of the first one's score that another passage has. */
const nearShare = 0.1;
/** Matches the place before another question within a message that has single spaces. */
const nextQuestion = /(?<=\?) (?=[^?]*\?)/;
/** Most questions of a message that get an answer each. */
const maxQuestions = 3;
/** Most words of the first passage beyond its first sentence, and of each other one. */
const maxWords = { first: 75, other: 30 };

/** Returns the assistant of one language. */
export function createAssistant(knowledge: Knowledge): SiteAssistant {
  const { texts, models, answers, contactPath } = knowledge;
  const words = wordsOf(knowledge);
  const search = createSearch(knowledge, words);
  const list = new Intl.ListFormat(knowledge.locale);
  const read = createReader(knowledge, words);
  const sumsOf = createSums(knowledge);
  const stemsOf = (phrases: readonly string[]) => new Set(phrases.flatMap(tokenize).map(words.stem));
  const sumStems = stemsOf([...Object.values(knowledge.words).flat(), ...models.map(({ name }) => name)]);
  const writtenFor = createWrittenAnswers(knowledge, words);

  function find(question: ChatQuestion): Material {
    const reading = read(question);
    const names = reading.named.map(({ model }) => model.name);
    const found = search(question, names);
    // «Vale» alone is an assent, «¿cuánto vale?» a question.
    const written = writtenFor(question.message).filter(({ place }) => place !== "alone" || reading.topics.size === 0);
    const needs = found.isSure ? found.hits[0]?.passages[0]?.needs : undefined;
    const needed = answers.filter(({ id }) => id === needs);
    return { ...found, written, needed, sums: sumsOf(reading), names };
  }

  function answer(question: ChatQuestion): Answer {
    const language = findLanguage(question.message, knowledge, words);
    if (language) {
      const { cards, isUnsure } = answerOne({ message: translate(question.message, language, models) }, maxPassages);
      return { cards: [{ text: language.answer, path: contactPath }, ...(isUnsure ? [] : cards)], isUnsure: false };
    }
    const hasSubject = (text: string) => tokenize(text).some((token) => !words.isStopWord(token));
    const parts = question.message
      .replaceAll(/\s+/g, " ")
      .split(nextQuestion)
      .filter(hasSubject)
      .slice(0, maxQuestions);
    if (parts.length < 2) return answerOne(question, maxPassages);
    const given = parts.map((message, place) =>
      answerOne({ ...question, message, previous: parts[place - 1] ?? question.previous }, 1),
    );
    const sure = given.filter(({ isUnsure }) => !isUnsure);
    const shown = [...sure, ...given.filter(({ isUnsure }) => isUnsure).slice(0, 1)];
    const byText = new Map(shown.flatMap(({ cards }) => cards).map((card) => [JSON.stringify(card), card]));
    return { cards: [...byText.values()], isUnsure: sure.length === 0 };
  }

  /** Returns the answer to a message with one question, with at most so many passages. */
  function answerOne(question: ChatQuestion, most: number): Answer {
    const { written, needed, sums, hits, isSure, isLikely, unknown, names } = find(question);
    const before = written.filter(({ place }) => place === "before");
    const instead = written.filter(({ place }) => place !== "before").slice(0, 1);
    const isAnswered = [...instead, ...sums].length > 0;
    const said = [...new Set([...instead, ...before, ...(isAnswered ? [] : needed)])].map(
      ({ answer: text, href }): Card => ({ text, ...(href !== undefined && { path: href }) }),
    );
    const answered = instead[0] ? stemsOf(instead[0].phrases) : sumStems;
    const near = hits.filter(({ score }) => score >= nearShare * (hits[0]?.score ?? 0));
    const shown = isAnswered ? hitBeside(question, names, answered) : near.slice(0, most);
    const cards = shown.map((hit, place) => cardOf(hit, names, place === 0 ? maxWords.first : maxWords.other));
    const isOfModel = names.includes(shown[0]?.passages[0]?.page ?? "");
    const isOpen =
      said.length === 0 && (!isAnswered || isOfModel) && lacksNumber(question.message, cards[0]?.text ?? "");
    if ((isAnswered || isSure) && !isOpen) {
      // Passages from the pages of a model precede its price.
      const found = isOfModel && instead.length === 0 ? [...cards, ...sums] : [...sums, ...cards];
      return { cards: [...said, ...found], isUnsure: false };
    }
    // Beside a named model, passages about something else mislead: the weight of another one, the sum of an example.
    const likely = [...(isLikely && (names.length === 0 || isOfModel) ? cards.slice(0, 1) : []), ...sums];
    if (said.length > 0) return { cards: [...said, ...likely], isUnsure: false };
    const lead = unknown ? fill(texts.unknown, { word: unknown }) : likely.length > 0 ? texts.unsure : texts.none;
    return { cards: [{ text: `${lead} ${texts.missing}`, path: contactPath }, ...likely], isUnsure: true };
  }

  /** Returns a passage about the words of a message that an answer leaves open, if any: «40 m² con transporte». */
  function hitBeside(
    { message }: ChatQuestion,
    names: readonly string[],
    answered: ReadonlySet<string>,
  ): readonly Hit[] {
    const left = tokenize(readFigures(message).rest).filter((token) => !answered.has(words.stem(token)));
    const { hits, isSure } = search({ message: left.join(" ") }, names);
    return isSure ? hits.slice(0, 1) : [];
  }

  /** Returns a passage as a card. Items of the lists of models are named with their models. */
  function cardOf({ passages, worthOf }: Hit, names: readonly string[], most: number): Card {
    const [first, ...more] = passages;
    if (!first) throw new Error("A hit has at least one passage.");
    const { item, title, path } = first;
    if (!item) return { title, text: excerpt(first.text, most, worthOf), path };
    const missing = item.list === "options" ? names.filter((name) => passages.every(({ page }) => page !== name)) : [];
    const others = list.format(new Set(passages.map(({ page }) => page)));
    const lead = missing.map((name) => fill(texts.notListed, { name, others }));
    const isShared = more.length > 0;
    const body = excerpt(isShared ? shareTexts(passages) : first.text, 2 * most, isShared ? () => 0 : worthOf);
    return { title: isShared ? title.replace(/ \(.*\)$/, "") : title, text: [...lead, body].join(" "), path };
  }

  return { find, answer, print: ({ cards }) => printCards(cards, texts.more) };
}

/** Returns the texts of items of several models, each after the models that have it: «MOD|ONE, MOD|TWO: Fotovoltaicas.» */
function shareTexts(passages: readonly Passage[]): string {
  const byText = Map.groupBy(passages, ({ text }) => text);
  return [...byText].map(([text, own]) => `${[...new Set(own.map(({ page }) => page))].join(", ")}: ${text}`).join(" ");
}
