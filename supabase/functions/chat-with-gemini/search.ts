import MiniSearch from "minisearch";
import type { ChatQuestion, Knowledge, Passage } from "./knowledge-shape.ts";
import { tokenize, type Words, wordsIn } from "./words.ts";

/** What was found: a passage, or the items of one name in the lists of several models. */
export interface Hit {
  readonly passages: readonly Passage[];
  readonly score: number;
  /** Returns how much of the question some sentences repeat. */
  readonly worthOf: (sentences: string) => number;
}

/** The passages for a question, best first. */
export interface Found {
  readonly hits: readonly Hit[];
  /** Whether the first ones answer most of what the message asks for, and whether they answer some of it. */
  readonly isSure: boolean;
  readonly isLikely: boolean;
  /** The first word of the message, as it is written, that the site does not have. */
  readonly unknown: string | undefined;
}

/** Least share of a message's words, by weight, that a passage must have. With less it is only suggested. */
const sureShare = 0.55;
/** The same if the message has most words of one of the questions that the passage answers. */
const likelyShare = 0.3;
const likeQuestionShare = 0.7;
/** How much a word counts that is in the text of a passage only, or that is only similar to one of its words. */
const textShare = 0.5;
const likeShare = 0.7;
/** A message with at most this many words of its own refers to the previous question. */
const ownWords = 2;
/** Weight of the best one of the questions that a passage answers, beside the passage itself. */
const questionWeight = 2;
const kindWeights: Readonly<Record<Passage["kind"], number>> = { answer: 1.2, section: 1, introduction: 0.35 };
const namedWeight = 2.5;
/** The less, the more it counts how many of the words a passage has. */
const coverBase = 0.1;
/** Weight of a word of the same meaning. */
const otherWeight = 0.3;
/** An unknown word after one of these, or with a capital, is taken for a place: «en Soria», «hasta teruel». */
const beforePlaces = new Set(["a", "desde", "asta"]);
/** How much a place counts, or a word that asks for a price, whatever it is that costs. */
const faintShare = 0.1;
/** Least weight of a word that a message is about: «casa» alone is in too many passages. */
const subjectWeight = 2.2;
/** This many passages are compared by how much they cover of a message. */
const maxRanked = 100;
/** Among this many hits, those about words that better ones lack are moved to the front. */
const maxCandidates = 12;
/** Least score of a hit, as a share of the best one's. */
const leastShare = 0.4;

/** A word of a message. */
interface ReadWord {
  readonly word: string;
  readonly terms: readonly string[];
  /** Terms of other words of its meaning. */
  readonly others: readonly string[];
  /** Whether it would be a place, if the site does not have it. */
  readonly isPlace: boolean;
}

/**
 * A word whose terms are those that the passages have; those of its meaning, or similar to it, if they have none; or
 * none.
 */
interface Asked extends ReadWord {
  readonly weight: number;
  /** How much a match counts: less than one for a similar word. */
  readonly share: number;
}

/** What passages have of some terms, in their titles and questions, and anywhere. */
interface Match {
  score: number;
  readonly about: Set<string>;
  readonly terms: Set<string>;
  /** The one of its questions that has most of them. */
  question: string;
}

/** Items of one name, or a passage by itself. */
type Candidate = Omit<Hit, "worthOf"> & Match;

/** Returns a search in the passages of one language, which prefers those about the models of `names`. */
export function createSearch({ passages, models, synonyms, words: { price } }: Knowledge, words: Words) {
  const termsIn = (text: string) => wordsIn(text).flatMap(words.termsOf);
  const stemsIn = (text: string) => wordsIn(text).flatMap((word) => words.termsOf(word).slice(0, 1));
  // Pairs of neighbours, so that a phrase weighs more than its words: «caseta de seguridad».
  const pairsOf = (stems: readonly string[]) => stems.slice(1).map((stem, place) => `${stems[place]}_${stem}`);
  const phrasesIn = (text: string) => [...termsIn(text), ...pairsOf(stemsIn(text))];
  const processTerm = (term: string) => term;
  const sections = new MiniSearch<Passage & { readonly id: number }>({
    fields: ["title", "page", "text"],
    tokenize: (text, field) => (field === "title" ? phrasesIn(text) : stemsIn(text)),
    processTerm,
    searchOptions: { boost: { title: 1.8 } },
  });
  sections.addAll(passages.map((passage, id) => ({ ...passage, id })));
  // Each question is found by itself, so that it does not count how many others a passage answers.
  const questions = new MiniSearch({
    fields: ["question"],
    storeFields: ["of", "question"],
    tokenize: phrasesIn,
    processTerm,
  });
  questions.addAll(
    passages
      .flatMap(({ title, asked = [] }, of) =>
        [...(title.endsWith("?") ? [title] : []), ...asked].map((question) => ({ of, question })),
      )
      .map((question, id) => ({ ...question, id })),
  );
  const items = Map.groupBy(passages.keys(), (id) => groupOf(passages[id], id));
  const priceTerms = new Set(price.flatMap(termsIn));
  const meanings = new Map<string, string[]>();
  for (const terms of synonyms.map((group) => group.split("|").flatMap(termsIn)))
    for (const term of terms) meanings.set(term, [...(meanings.get(term) ?? []), ...terms]);

  /** Returns the passages that have some of the terms, each with its weight, by their places in the list. */
  function look(weights: ReadonlyMap<string, number>): Map<number, Match> {
    const matches = new Map<number, Match>();
    const matchOf = (id: number) => {
      const match = matches.get(id) ?? { score: 0, about: new Set(), terms: new Set(), question: "" };
      matches.set(id, match);
      return match;
    };
    const query = [...weights.keys()].join(" ");
    const options = {
      tokenize: (text: string) => text.split(" "),
      boostTerm: (term: string) => weights.get(term) ?? 1,
    };
    // MiniSearch multiplies a score by the number of terms, among which there may be many of one meaning.
    for (const { id, score, terms, match: fields } of sections.search(query, options)) {
      const match = matchOf(id);
      match.score = score / terms.length;
      for (const term of terms) {
        match.terms.add(term);
        if (fields[term]?.some((field) => field !== "text")) match.about.add(term);
      }
    }
    const best = new Map<number, number>();
    for (const { of, question, score, terms } of questions.search(query, options)) {
      const match = matchOf(of);
      for (const term of terms) {
        match.terms.add(term);
        match.about.add(term);
      }
      const own = score / terms.length;
      const more = own - (best.get(of) ?? 0);
      if (more <= 0) continue;
      best.set(of, own);
      match.score += questionWeight * more;
      match.question = question;
    }
    return matches;
  }

  /** Returns the words of a text with what is looked for, without stop words and the `ignored` ones. */
  function readWords(text: string, ignored: ReadonlySet<string>): ReadWord[] {
    const all = wordsIn(text);
    return all.flatMap((word, place): ReadWord[] => {
      const terms = ignored.has(word.toLowerCase()) ? [] : termsIn(words.numeralOf(word));
      if (terms.length === 0) return [];
      const others = terms.flatMap((term) => meanings.get(term) ?? []).filter((term) => !terms.includes(term));
      const isName = place > 0 && /^\p{Lu}\p{Ll}/u.test(word);
      const before = tokenize(all[place - 1] ?? "").map(words.sound);
      return [{ word, terms, others, isPlace: isName || before.some((token) => beforePlaces.has(token)) }];
    });
  }

  /** Returns words as the passages have them. One that no passage has weighs most: it is what the site lacks. */
  function weigh(read: readonly ReadWord[], matches: ReadonlyMap<number, Match>): Asked[] {
    const counts = new Map<string, number>();
    for (const { terms } of matches.values()) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return read.map(({ word, terms, others, isPlace }): Asked => {
      const known = terms.filter((term) => counts.has(term));
      const like = others.filter((term) => counts.has(term));
      const found = known.length > 0 ? known : like.length > 0 ? like : similarTo(terms.at(-1) ?? "");
      const isUnknownPlace = isPlace && found.length === 0;
      const isFaint = isUnknownPlace || terms.some((term) => priceTerms.has(term));
      const count = Math.max(0.5, ...found.map((term) => counts.get(term) ?? 0));
      const weight = (isFaint ? faintShare : 1) * Math.log(1 + passages.length / count);
      return {
        word,
        terms: found,
        others: like,
        weight,
        share: known.length > 0 ? 1 : likeShare,
        isPlace: isUnknownPlace,
      };
    });
  }

  /** Returns the terms that may be a misspelt word. */
  function similarTo(sound: string): string[] {
    if (sound.length < 5) return [];
    const fuzzy = sound.length > 8 ? 2 : 1;
    const found = [sections, questions].flatMap((index) => index.search(sound, { fuzzy, tokenize: (term) => [term] }));
    return [...new Set(found.flatMap(({ terms }) => terms))].filter((term) => term[0] === sound[0]);
  }

  /** Returns the passages that have some of the words, or others of their meanings. */
  function lookFor(read: readonly ReadWord[]): Map<number, Match> {
    return look(
      new Map([
        ...read.flatMap(({ others }) => others.map((term) => [term, otherWeight] as const)),
        ...read.flatMap(({ terms }) => terms.map((term) => [term, 1] as const)),
        ...pairsOf(read.map(({ terms: [stem = ""] }) => stem)).map((pair) => [pair, 1] as const),
      ]),
    );
  }

  /** Returns what matches, items of one name together, without passages of models that are not named. */
  function rank(matches: ReadonlyMap<number, Match>, asked: readonly Asked[], names: readonly string[]): Candidate[] {
    const isOther = ({ page, item }: Passage) =>
      names.length > 0 && !names.includes(page) && item?.list !== "options" && models.some(({ name }) => name === page);
    const found = [...matches]
      .filter(([id]) => passages[id] && !isOther(passages[id]))
      .toSorted(([, one], [, other]) => other.score - one.score)
      .slice(0, maxRanked);
    return [...Map.groupBy(found, ([id]) => groupOf(passages[id], id))]
      .map(([key, members]): Candidate => {
        const group = (items.get(key) ?? []).flatMap((id) => passages[id] ?? []);
        const named = group.filter(({ page }) => names.includes(page));
        const matches = members.map(([, match]) => match);
        const about = new Set(matches.flatMap((match) => [...match.about]));
        const terms = new Set(matches.flatMap((match) => [...match.terms]));
        const weight = kindWeights[group[0]?.kind ?? "section"] * (named.length > 0 ? namedWeight : 1);
        const covered = coverOf([{ about, terms }], asked);
        const score = weight * (matches[0]?.score ?? 0) * (coverBase + covered);
        const question = matches.find((match) => match.question !== "")?.question ?? "";
        return { passages: named.length > 0 ? named : group, score, about, terms, question };
      })
      .toSorted((one, other) => other.score - one.score);
  }

  /** Whether a message has two words or more, and most, of a question. */
  function isLike(question: string, asked: readonly Asked[]): boolean {
    const terms = [...new Set(stemsIn(question))];
    const shared = terms.filter((term) => asked.some((word) => word.terms.includes(term)));
    return shared.length > 1 && shared.length >= likeQuestionShare * terms.length;
  }

  return function search({ message, previous = "" }: ChatQuestion, names: readonly string[] = []): Found {
    const ignored = new Set(names.flatMap(tokenize));
    const own = readWords(message, ignored);
    const read = own.length > ownWords ? own : [...own, ...readWords(previous, ignored)];
    let matches = lookFor(read);
    const weighed = weigh(read, matches);
    // A message with an unknown word has a subject of its own.
    const goesOn = weighed.slice(0, own.length).every(({ terms }) => terms.length > 0);
    const asked = goesOn ? weighed : weighed.slice(0, own.length);
    // Similar terms are looked for, too.
    if (!goesOn || asked.some(({ share }) => share < 1)) matches = lookFor(asked);
    const ranked = rank(matches, asked, names);
    const [first] = ranked;
    const chosen = ranked.slice(0, 1);
    let lacking = asked.filter((word) => !first || !has(first.terms, word));
    // In «plazo y garantía», each word has a passage of its own.
    for (const candidate of ranked.slice(1, maxCandidates)) {
      if (!lacking.some((word) => has(candidate.about, word))) continue;
      chosen.push(candidate);
      lacking = lacking.filter((word) => !has(candidate.terms, word));
    }
    const sure = words.joins(message) ? chosen : chosen.slice(0, 1);
    const covered = coverOf(sure, asked);
    const isSubject = sure.some(({ about }) => asked.some((word) => has(about, word) && word.weight >= subjectWeight));
    const isLikely = isSubject && covered >= likelyShare;
    const isSure = isLikely && (covered >= sureShare || sure.some(({ question }) => isLike(question, asked)));
    const hits = [...new Set([...chosen, ...ranked.filter(({ score }) => score >= leastShare * (first?.score ?? 0))])];
    return {
      hits: hits.map(({ passages, score, question }) => ({ passages, score, worthOf: worthOf(asked, question) })),
      isSure,
      isLikely,
      unknown: asked.find(({ word, terms, isPlace }) => terms.length === 0 && !isPlace && !words.isVerbLike(word))
        ?.word,
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
function groupOf(passage: Passage | undefined, id: number): string | number {
  return passage?.item ? `${passage.item.list} ${passage.item.name}` : id;
}

function has(terms: ReadonlySet<string>, word: Asked): boolean {
  return word.terms.some((term) => terms.has(term));
}

/** Returns the share of a message's words, by weight, that some passages have. */
function coverOf(found: readonly Pick<Match, "about" | "terms">[], asked: readonly Asked[]): number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const covered = asked.reduce((sum, word) => {
    const share = Math.max(0, ...found.map((each) => shareIn(each, word)));
    return sum + word.weight * word.share * share;
  }, 0);
  return total === 0 ? 0 : covered / total;
}

function shareIn({ about, terms }: Pick<Match, "about" | "terms">, word: Asked): number {
  if (has(about, word)) return 1;
  const isLike = word.others.some((term) => about.has(term));
  return isLike ? likeShare : has(terms, word) ? textShare : 0;
}
