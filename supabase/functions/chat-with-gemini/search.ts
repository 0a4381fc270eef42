import { type Asked, createAskedWords } from "./asked-words.ts";
import type { ChatQuestion, Knowledge, Passage } from "./knowledge-shape.ts";
import { createPassageIndex, type Match, pairsIn } from "./passage-index.ts";
import { tokenize, type Words } from "./words.ts";

/** A result of the search: a passage, or the items of one name in the lists of several models. */
export interface Hit {
  readonly passages: readonly Passage[];
  readonly score: number;
  /** Returns how much of the question some sentences repeat. */
  readonly worthOf: (sentences: string) => number;
}

/** The passages for a question, best first. */
export interface Found {
  readonly hits: readonly Hit[];
  /** Whether the first ones surely answer what the message asks for, and whether they are likely to. */
  readonly isSure: boolean;
  readonly isLikely: boolean;
  /** The first word of a short message, as it is written, that no passage has but those of invented stories. */
  readonly unknown: string | undefined;
}

/**
 * Least score of the first passage, in words that only it has. With less it is only suggested. The score tells questions
 * with an answer from those without one better than the share of words that a passage has.
 */
const sureScore = 2.4;
const likelyScore = 1;
const kindWeights: Readonly<Record<Passage["kind"], number>> = { answer: 1.2, section: 1, introduction: 0.05 };
const namedWeight = 2.5;
/** Weight of a word of the same meaning. */
const otherWeight = 0.2;
/** How much a word of the previous question counts beside one of the message. */
const beforeShare = 0.1;
/** How much a word counts of which a passage has only the meaning. */
const likeShare = 0.6;
/** Most words of a message whose subject may be a word that the site lacks. With more, it tells what is around it. */
const maxPlain = 9;
/** How much a word that the site lacks counts in a longer one. */
const asideShare = 0.6;
/** So many hits together answer a message that names several subjects. */
const maxJoined = 4;

/** Items of one name, or a passage by itself. */
interface Candidate extends Omit<Hit, "worthOf">, Match {
  /** The score without what the message asks for beside. */
  readonly relevance: number;
}

/** Returns a search in the passages of one language, which prefers those about the models of `names`. */
export function createSearch(knowledge: Knowledge, words: Words) {
  const { passages } = knowledge;
  const { termsIn } = words;
  const index = createPassageIndex(passages, words);
  const read = createAskedWords(knowledge, words, index);
  const groups = Map.groupBy(passages, groupOf);

  /** Returns what matches, best first, items of one name together. */
  function rank(matches: ReadonlyMap<Passage, Match>, asked: readonly Asked[], names: readonly string[]): Candidate[] {
    return [...Map.groupBy(matches, ([passage]) => groupOf(passage))]
      .map(([key, members]): Candidate => {
        const group = groups.get(key) ?? [];
        const named = group.filter(({ page }) => names.includes(page));
        const terms = new Set(members.flatMap(([, { terms }]) => [...terms]));
        const weight = kindWeights[group[0]?.kind ?? "section"] * (named.length > 0 ? namedWeight : 1);
        const relevance = weight * Math.max(...members.map(([, { score }]) => score));
        return {
          passages: named.length > 0 ? named : group,
          relevance,
          score: relevance * coverOf(terms, asked) ** 2,
          terms,
          question: members.map(([, { question }]) => question).find(Boolean) ?? "",
        };
      })
      .toSorted((one, other) => other.score - one.score);
  }

  return function search({ message, previous = "" }: ChatQuestion, names: readonly string[] = []): Found {
    const isPlain = tokenize(message).length <= maxPlain;
    const own = read(message, names).map((word) =>
      isPlain || word.terms.length > 0 ? word : { ...word, weight: word.weight * asideShare },
    );
    // «¿Y eso?» is about the previous question; «¿y la grúa?» is about the crane first.
    const before = read(previous, names).filter(({ terms }) => terms.length > 0);
    const share = own.length > 0 ? beforeShare : 1;
    const asked = [...before.map((word) => ({ ...word, weight: word.weight * share })), ...own];
    const weights = new Map([
      ...asked.flatMap(({ others }) => others.map((term) => [term, otherWeight] as const)),
      ...before.flatMap(({ terms }) => terms.map((term) => [term, share] as const)),
      ...[...own.flatMap(({ terms }) => terms), ...pairsIn(message)].map((term) => [term, 1] as const),
    ]);
    const matches = index.look(weights);
    const isSaid = (word: Asked) => [...matches].some(([{ isSample }, { terms }]) => !isSample && has(terms, word));
    const ranked = rank(matches, asked, names);
    // In «plazo y garantía», each word has a passage of its own.
    const counted = ranked.slice(0, words.joins(message) ? maxJoined : 1).flatMap(({ terms }) => [...terms]);
    const covered = coverOf(new Set(counted), asked);
    const score = ((ranked[0]?.relevance ?? 0) * covered ** 2) / Math.log(1 + passages.length);
    return {
      hits: ranked.map(({ passages, score, question }) => ({ passages, score, worthOf: worthOf(asked, question) })),
      isSure: score >= sureScore,
      isLikely: score >= likelyScore,
      unknown: isPlain ? asked.find((word) => !isSaid(word))?.word : undefined,
    };
  };

  /** Returns how much sentences repeat of the words that are asked and, a little, of the question that was found. */
  function worthOf(asked: readonly Asked[], question: string): Hit["worthOf"] {
    const liked = [...new Set(termsIn(question))];
    return (sentences) => {
      const terms = new Set(termsIn(sentences));
      const repeated = asked.reduce((sum, word) => sum + (has(terms, word) ? word.weight : 0), 0);
      return repeated + liked.filter((term) => terms.has(term)).length * likeShare;
    };
  }
}

/** Returns the key of a passage's group: items of one name in the lists of several models belong together. */
function groupOf(passage: Passage): string | Passage {
  return passage.item ? `${passage.item.list} ${passage.item.name}` : passage;
}

function has(terms: ReadonlySet<string>, word: Asked): boolean {
  return word.terms.some((term) => terms.has(term));
}

/** Returns the share of a message's words, by weight, that are among the terms of a passage. */
function coverOf(terms: ReadonlySet<string>, asked: readonly Asked[]): number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = (word: Asked) => (has(terms, word) ? 1 : word.others.some((term) => terms.has(term)) ? likeShare : 0);
  return total === 0 ? 0 : asked.reduce((sum, word) => sum + word.weight * shareOf(word), 0) / total;
}
