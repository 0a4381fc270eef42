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
/** Weight of the previous question's words, when the message refers to it. */
const previousWeight = 0.5;
/** A message with at most this many words of its own refers to the previous question. */
const ownWords = 2;
/** Weight of the best one of the questions that a passage answers, beside the passage itself. */
const questionWeight = 2;
const kindWeights: Readonly<Record<Passage["kind"], number>> = { answer: 1.2, section: 1, introduction: 0.35 };
const namedWeight = 1.6;
/** The less, the more it counts how many of the words a passage has. */
const coverBase = 0.1;
/** Weight of a word of the same meaning. */
const otherWeight = 0.3;
/** An unknown word after one of these, or with a capital, is taken for a place: «en Soria», «hasta Teruel». */
const beforePlaces = new Set(["a", "en", "desde", "asta"]);
/** How much a place counts, or a word that asks for a price, whatever it is that costs. */
const faintShare = 0.1;
/** Among this many hits, those about words that better ones lack are moved to the front. */
const maxCandidates = 12;
/** Least score of a hit, as a share of the best one's. */
const leastShare = 0.4;

/** A word of a message. */
interface Asked {
  readonly word: string;
  /** The terms that it has in the passages; those similar to it, or of words of its meaning, if it has none; or none. */
  readonly terms: readonly string[];
  /** Terms of other words of its meaning. */
  readonly others: readonly string[];
  readonly weight: number;
  /** How much a match counts: less than one for a similar word. */
  readonly share: number;
  readonly isPlace: boolean;
}

/** A group of passages, with the terms that are in their titles and questions and those that are anywhere in them. */
interface Candidate extends Omit<Hit, "worthOf"> {
  readonly about: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
  /** The one of its questions that is most like the message. */
  readonly question: string;
}

/** Returns a search in the passages of one language, which prefers those about the models of `names`. */
export function createSearch({ passages, models, synonyms, words: { price } }: Knowledge, words: Words) {
  const termsIn = (text: string) => tokenize(text).flatMap(words.termsOf);
  /** Returns terms and pairs of neighbours, so that a phrase weighs more than its words: «caseta de seguridad». */
  const phrasesIn = (text: string) => {
    const stems = tokenize(text).flatMap((token) => words.termsOf(token).slice(0, 1));
    return [...termsIn(text), ...stems.slice(1).map((stem, place) => `${stems[place]}_${stem}`)];
  };
  const processTerm = (term: string) => term;
  const sections = new MiniSearch<Passage & { readonly id: number }>({
    fields: ["title", "page", "text"],
    tokenize: (text, field) => (field === "title" ? phrasesIn(text) : termsIn(text)),
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
  const asked = passages.map(({ title, asked = [] }) => (title.endsWith("?") ? [title, ...asked] : asked));
  questions.addAll(
    asked.flatMap((list, of) => list.map((question, place) => ({ id: `${of}.${place}`, question, of }))),
  );
  const termsAbout = passages.map(
    ({ title, page }, of) => new Set(termsIn([title, page, ...(asked[of] ?? [])].join(" "))),
  );
  const termsOf = passages.map(({ text }, of) => new Set([...(termsAbout[of] ?? []), ...termsIn(text)]));
  const counts = new Map<string, number>();
  for (const term of termsOf.flatMap((terms) => [...terms])) counts.set(term, (counts.get(term) ?? 0) + 1);

  const priceTerms = new Set(price.flatMap(termsIn));
  const meanings = new Map<string, string[]>();
  for (const terms of synonyms.map((group) => group.split("|").flatMap(termsIn))) {
    for (const term of terms) meanings.set(term, [...(meanings.get(term) ?? []), ...terms]);
  }

  function readWords(text: string, ignored: ReadonlySet<string>): Asked[] {
    const all = wordsIn(text);
    return all.flatMap((word, place): Asked[] => {
      const own = ignored.has(word.toLowerCase()) ? [] : termsIn(words.numeralOf(word));
      if (own.length === 0) return [];
      const known = own.filter((term) => counts.has(term));
      const others = own
        .flatMap((term) => meanings.get(term) ?? [])
        .filter((term) => counts.has(term) && !known.includes(term));
      const terms = known.length > 0 ? known : others.length > 0 ? others : similarTo(own.at(-1) ?? "");
      const before = tokenize(all[place - 1] ?? "").map(words.sound);
      const isName = place > 0 && /^\p{Lu}\p{Ll}/u.test(word);
      const isPlace = terms.length === 0 && (isName || before.some((token) => beforePlaces.has(token)));
      const count = Math.max(0.5, ...terms.map((term) => counts.get(term) ?? 0));
      // A word that no passage has weighs most: the message is about something that the site does not mention.
      const isFaint = isPlace || own.some((term) => priceTerms.has(term));
      const weight = (isFaint ? faintShare : 1) * Math.log(1 + passages.length / count);
      return [{ word, terms, others, weight, share: known.length > 0 ? 1 : likeShare, isPlace }];
    });
  }

  /** Returns the terms that may be a misspelt word. Stems are too short for it: «pileta» is not «piloto». */
  function similarTo(sound: string): string[] {
    if (sound.length < 5) return [];
    const fuzzy = sound.length > 8 ? 2 : 1;
    const found = [sections, questions].flatMap((index) => index.search(sound, { fuzzy, tokenize: (term) => [term] }));
    return [...new Set(found.flatMap(({ terms }) => terms))].filter((term) => term[0] === sound[0]);
  }

  /** Returns the passages with their scores, items of one name together, without those of models that are not named. */
  function rank(own: readonly Asked[], before: readonly Asked[], names: readonly string[]): Candidate[] {
    const asking = own.length > 0 ? own : before;
    const ownTerms = new Set(own.flatMap(({ terms }) => terms));
    const stems = own.map(({ terms }) => terms[0]);
    const pairs = stems.slice(1).map((stem, place) => `${stems[place]}_${stem}`);
    const others = new Set(own.flatMap((word) => word.others));
    const query = [...new Set([...ownTerms, ...pairs, ...others, ...before.flatMap(({ terms }) => terms)])].join(" ");
    const boostTerm = (term: string) =>
      ownTerms.has(term) || term.includes("_") ? 1 : others.has(term) ? otherWeight : previousWeight;
    const options = { tokenize: (text: string) => text.split(" "), processTerm, boostTerm };
    const scores = new Map<number, number>();
    // MiniSearch multiplies a score by the number of terms, among which there may be many of one meaning.
    for (const { id, score, terms } of sections.search(query, options)) scores.set(id, score / terms.length);
    const best = new Map<number, string>();
    const asked = questions.search(query, options).map(({ of, question, score, terms }) => ({
      of: Number(of),
      question: String(question),
      score: score / terms.length,
    }));
    for (const { of, score, question } of asked.toSorted((one, other) => other.score - one.score)) {
      if (best.has(of)) continue;
      best.set(of, question);
      scores.set(of, (scores.get(of) ?? 0) + questionWeight * score);
    }
    const isOther = ({ page, item }: Passage) =>
      names.length > 0 && !names.includes(page) && item?.list !== "options" && models.some(({ name }) => name === page);
    const found = [...scores].filter(([id]) => passages[id] && !isOther(passages[id]));
    const groups = Map.groupBy(found, ([id]) => groupOf(passages[id], id));
    return [...groups.values()]
      .map((ids): Candidate => {
        const key = groupOf(passages[ids[0]?.[0] ?? 0], ids[0]?.[0] ?? 0);
        const members = typeof key === "number" ? [key] : (groupsOfItems.get(key) ?? []);
        const own = members.flatMap((id) => passages[id] ?? []);
        const named = own.filter(({ page }) => names.includes(page));
        const isNamed = named.length > 0;
        const weight = kindWeights[own[0]?.kind ?? "section"] * (isNamed ? namedWeight : 1);
        const about = new Set(members.flatMap((id) => [...(termsAbout[id] ?? [])]));
        const terms = new Set(members.flatMap((id) => [...(termsOf[id] ?? [])]));
        const covered = coverOf([{ about, terms }], asking);
        return {
          passages: isNamed ? named : own,
          score: weight * Math.max(...ids.map(([, score]) => score)) * (coverBase + covered),
          about,
          terms,
          question: ids.map(([id]) => best.get(id)).find((question) => question !== undefined) ?? "",
        };
      })
      .toSorted((one, other) => other.score - one.score);
  }
  const groupsOfItems = Map.groupBy(passages.keys(), (id) => groupOf(passages[id], id));

  /** Whether a message has two words or more, and most, of a question. */
  function isLike(question: string, askedWords: readonly Asked[]): boolean {
    const terms = [...new Set(tokenize(question).flatMap((token) => words.termsOf(token).slice(0, 1)))];
    const weightOf = (term: string) => Math.log(1 + passages.length / (counts.get(term) ?? 1));
    const shared = terms.filter((term) => askedWords.some((word) => word.terms.includes(term)));
    const sum = (list: readonly string[]) => list.reduce((total, term) => total + weightOf(term), 0);
    return shared.length > 1 && sum(shared) >= likeQuestionShare * sum(terms);
  }

  return function search({ message, previous = "" }: ChatQuestion, names: readonly string[] = []): Found {
    const ignored = new Set(names.flatMap(tokenize));
    const own = readWords(message, ignored);
    // A message with an unknown word has a subject of its own.
    const goesOn = own.length <= ownWords && own.every(({ terms }) => terms.length > 0);
    const before = goesOn ? readWords(previous, ignored) : [];
    const askedWords = own.length > 0 ? own : before;
    const ranked = rank(own, before, names);
    const worthOf = (question: string) => {
      const liked = new Set(termsIn(question));
      return (sentences: string) => {
        const terms = new Set(termsIn(sentences));
        const repeated = askedWords.reduce((sum, word) => sum + (has(terms, word) ? word.weight : 0), 0);
        return repeated + [...liked].filter((term) => terms.has(term)).length * likeShare;
      };
    };
    const [first] = ranked;
    const chosen = ranked.slice(0, 1);
    let lacking = askedWords.filter((word) => !first || !has(first.terms, word));
    // In «plazo y garantía», each word has a passage of its own.
    for (const candidate of ranked.slice(1, maxCandidates)) {
      if (!lacking.some((word) => has(candidate.about, word))) continue;
      chosen.push(candidate);
      lacking = lacking.filter((word) => !has(candidate.terms, word));
    }
    const sure = words.joins(message) ? chosen : chosen.slice(0, 1);
    const covered = coverOf(sure, askedWords);
    const isSubject = sure.some(({ about }) => askedWords.some((word) => has(about, word)));
    const isLikely = isSubject && covered >= likelyShare;
    const isSure = isLikely && (covered >= sureShare || sure.some(({ question }) => isLike(question, askedWords)));
    return {
      hits: [...new Set([...chosen, ...ranked.filter(({ score }) => score >= leastShare * (first?.score ?? 0))])].map(
        ({ question, ...hit }) => ({ ...hit, worthOf: worthOf(question) }),
      ),
      isSure: isSure && (!words.asksNumber(message) || words.givesNumber(textOf(first))),
      isLikely,
      unknown: own.find(({ word, terms, isPlace }) => terms.length === 0 && !isPlace && !words.isVerbLike(word))?.word,
    };
  };
}

/** Returns the key of a passage's group: items of one name in the lists of several models belong together. */
function groupOf(passage: Passage | undefined, id: number): string | number {
  return passage?.item ? `${passage.item.list} ${passage.item.name}` : id;
}

function has(terms: ReadonlySet<string>, word: Asked): boolean {
  return word.terms.some((term) => terms.has(term));
}

function textOf(candidate: Candidate | undefined): string {
  return candidate?.passages.map(({ text }) => text).join(" ") ?? "";
}

/** Returns the share of a message's words, by weight, that some passages have. */
function coverOf(found: readonly Pick<Candidate, "about" | "terms">[], asked: readonly Asked[]): number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const shares = asked.map(
    (word) => word.weight * word.share * Math.max(0, ...found.map((each) => shareIn(each, word))),
  );
  return total === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / total;
}

function shareIn({ about, terms }: Pick<Candidate, "about" | "terms">, word: Asked): number {
  if (has(about, word)) return 1;
  const isLike = word.others.some((term) => about.has(term));
  return isLike ? likeShare : has(terms, word) ? textShare : 0;
}
