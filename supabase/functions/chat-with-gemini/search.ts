import { type Asked, createAskedWords, likeShare, type ReadWord } from "./asked-words.ts";
import type { ChatQuestion, Knowledge, Passage } from "./knowledge-shape.ts";
import { createPassageIndex, type Match, pairsIn } from "./passage-index.ts";
import type { Words } from "./words.ts";

/** A result of the search: a passage, or the items of one name in the lists of several models. */
export interface Hit {
  readonly passages: readonly Passage[];
  /** Returns how much of the question some sentences repeat. */
  readonly worthOf: (sentences: string) => number;
}

/** The passages for a question, best first. */
export interface Found {
  readonly hits: readonly Hit[];
  /** Whether the first ones surely answer what the message asks for, and whether they are likely to. */
  readonly isSure: boolean;
  readonly isLikely: boolean;
  /** The first word of the message, as it is written, that neither a likely passage nor one that is no sample has. */
  readonly unknown: string | undefined;
}

/**
 * Least score of the first passage, in words that only it has. With less it is only suggested. The score tells questions
 * with an answer from those without one better than the share of words that a passage has.
 */
const sureScore = 2.4;
const likelyScore = 0.5;
const kindWeights: Readonly<Record<Passage["kind"], number>> = { answer: 1.2, section: 1, introduction: 0.05 };
const namedWeight = 2.5;
/** Weight of a word of the same meaning. */
const otherWeight = 0.3;
/** Weight of two words as they follow each other. */
const pairWeight = 0.8;
/** Among this many hits, those about words that better ones lack are moved to the front. */
const maxCandidates = 12;
/** Least score of a hit, as a share of the best one's. */
const leastShare = 0.25;

/** Items of one name, or a passage by itself. */
interface Candidate extends Omit<Hit, "worthOf">, Match {
  /** The score without what the message asks for beside. */
  readonly relevance: number;
}

/** Returns a search in the passages of one language, which prefers those about the models of `names`. */
export function createSearch(knowledge: Knowledge, words: Words) {
  const { passages, models } = knowledge;
  const { termsIn } = words;
  const { look, similarTo } = createPassageIndex(passages, words);
  const { read, weigh } = createAskedWords(knowledge, words, similarTo);
  const groups = Map.groupBy(passages, groupOf);

  /** Returns the passages that have some of a message's words, or others of their meanings. */
  function lookFor(message: string, asked: readonly (ReadWord & Partial<Asked>)[]): Map<number, Match> {
    return look(
      new Map([
        ...asked.flatMap(({ others }) => others.map((term) => [term, otherWeight] as const)),
        ...asked.flatMap(({ terms, share = 1 }) => terms.map((term) => [term, share] as const)),
        ...pairsIn(message).map((pair) => [pair, pairWeight] as const),
      ]),
    );
  }

  /** Returns what matches, best first, items of one name together, without passages of models that are not named. */
  function rank(matches: ReadonlyMap<number, Match>, asked: readonly Asked[], names: readonly string[]): Candidate[] {
    const isOther = ({ page, item }: Passage) =>
      names.length > 0 && !names.includes(page) && item?.list !== "options" && models.some(({ name }) => name === page);
    const found = [...matches].flatMap(([id, match]) => {
      const passage = passages[id];
      return passage && !isOther(passage) ? [{ passage, match }] : [];
    });
    return [...Map.groupBy(found, ({ passage }) => groupOf(passage))]
      .map(([key, members]): Candidate => {
        const group = groups.get(key) ?? [];
        const named = group.filter(({ page }) => names.includes(page));
        const terms = new Set(members.flatMap(({ match }) => [...match.terms]));
        const weight = kindWeights[group[0]?.kind ?? "section"] * (named.length > 0 ? namedWeight : 1);
        const relevance = weight * Math.max(...members.map(({ match }) => match.score));
        return {
          passages: named.length > 0 ? named : group,
          relevance,
          score: relevance * coverOf(terms, asked) ** 2,
          terms,
          question: members.find(({ match }) => match.question !== "")?.match.question ?? "",
        };
      })
      .toSorted((one, other) => other.score - one.score);
  }

  return function search({ message, previous = "" }: ChatQuestion, names: readonly string[] = []): Found {
    const own = read(message, names);
    // «¿Y eso?» and «¿y la grúa?» refer to the previous question.
    const before = own.length > 1 ? [] : read(previous, names);
    let matches = lookFor(message, [...before, ...own]);
    const isSubject = ({ word }: ReadWord) => word.length > 2 && !words.isVerb(word);
    const weighed = weigh(own, matches).filter((word) => word.terms.length > 0 || isSubject(word));
    // A message with an unknown word has a subject of its own.
    const goesOn = weighed.every(({ terms }) => terms.length > 0);
    const asked = [...weighed, ...(goesOn ? weigh(before, matches).filter(({ terms }) => terms.length > 0) : [])];
    // Similar terms are looked for, too.
    if (asked.some(({ share }) => share < 1)) matches = lookFor(message, asked);
    const ranked = rank(matches, asked, names);
    const [first] = ranked;
    const seen = new Set<string>();
    // In «plazo y garantía», each word has a passage of its own.
    const chosen = ranked.slice(0, maxCandidates).filter(({ terms }, place) => {
      const adds = place === 0 || asked.some((word) => has(terms, word) && !has(seen, word));
      if (adds) for (const term of terms) seen.add(term);
      return adds;
    });
    const covered = coverOf(words.joins(message) ? seen : (first?.terms ?? seen), asked);
    const score = ((first?.relevance ?? 0) * covered ** 2) / Math.log(1 + passages.length);
    const isLikely = score >= likelyScore;
    const said = new Set([
      ...(isLikely ? (first?.terms ?? []) : []),
      ...[...matches].flatMap(([id, { terms }]) => (passages[id]?.isSample ? [] : [...terms])),
    ]);
    const hits = [...new Set([...chosen, ...ranked.filter(({ score }) => score >= leastShare * (first?.score ?? 0))])];
    return {
      hits: hits.map(({ passages, question }) => ({ passages, worthOf: worthOf(asked, question) })),
      isSure: score >= sureScore,
      isLikely,
      unknown: asked.find((word) => isSubject(word) && !has(said, word))?.word,
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
