import type { Knowledge } from "../knowledge-shape.ts";
import { phoneticKey, stem, tokenize } from "../words.ts";
import { countSlips, isUnpronounceable, lacksVowels, withoutRepeats } from "./typing-slips.ts";

/** From so many letters on a word may have one slip, or two. */
const minLength = { oneSlip: 7, twoSlips: 11, withoutVowels: 4, joined: 4 };
/** A message of more unknown words is none that a few slips make unreadable. */
const maxUnknown = 20;

/**
 * Returns a function that writes misspelt words as the site does: «aislamineto» → «aislamiento», «tngo» → «tengo»,
 * «cuantocuesta» → «cuanto cuesta». A word that the site knows in any form stays, and so does one that could be two
 * different words.
 */
export function createCorrector(knowledge: Knowledge): (message: string) => string {
  const { passages, synonyms, stopWords, joined } = knowledge;
  const known = new Set(allWords(knowledge).flatMap((word) => [word, keyOf(word)]));
  const subjects = new Set([
    ...synonyms.flat().flatMap(tokenize),
    ...passages.flatMap(({ title, keywords = "" }) => tokenize(`${title} ${keywords}`)),
  ]);
  const isSubject = (word: string) => /^\p{L}+$/u.test(word) && word.length >= minLength.oneSlip;
  const byFirst = Map.groupBy([...subjects].filter(isSubject), (word) => word.charAt(0));
  const stops = new Set(stopWords.flatMap(tokenize));
  const frequent = [...new Set([...subjects, ...stops])];
  // «lleba», «ase»: what sounds like a word that says nothing says nothing either.
  const stopsBySound = new Map([...stops].map((word) => [phoneticKey(word), word]));
  const openers = new Set(joined.flatMap(tokenize));
  const isKnown = (word: string) => known.has(word) || known.has(keyOf(word));

  /** «cuantocuesta», «hacefalta» */
  function splitJoined(word: string): string | undefined {
    for (let end = 3; end <= word.length - minLength.joined; end += 1) {
      if (openers.has(word.slice(0, end)) && known.has(word.slice(end)))
        return `${word.slice(0, end)} ${word.slice(end)}`;
    }
    return undefined;
  }

  function findMeant(word: string): string | undefined {
    const maxSlips = word.length >= minLength.twoSlips ? 2 : word.length >= minLength.oneSlip ? 1 : 0;
    for (let slips = 1; slips <= maxSlips; slips += 1) {
      const near = (byFirst.get(word[0] ?? "") ?? []).filter((subject) => countSlips(word, subject) === slips);
      if (near.length > 0) return onlyOne(near);
    }
    if (word.length < minLength.withoutVowels || !isUnpronounceable(word)) return undefined;
    const meant = frequent.filter((one) => one[0] === word[0] && lacksVowels(word, one));
    // «Qrr» is «querer» or «querría», and says nothing either way.
    return meant.every((one) => stops.has(one)) ? meant[0] : onlyOne(meant);
  }

  function correct(word: string): string {
    const shorter = withoutRepeats(word);
    if (known.has(shorter)) return shorter;
    // Letters that no Spanish word doubles: «perro» is no «pero».
    const single = shorter.replaceAll(/([abdfghijpqstuvxyz])\1/g, "$1");
    if (known.has(single)) return single;
    if (isKnown(shorter)) return stopsBySound.get(phoneticKey(shorter)) ?? shorter;
    return splitJoined(shorter) ?? findMeant(shorter) ?? word;
  }

  return function correctAll(message) {
    let unknown = 0;
    return message.normalize("NFC").replaceAll(/(?<![\p{L}\p{N}])\p{L}{3,40}(?![\p{L}\p{N}])/gu, (typed) => {
      const [word = ""] = tokenize(typed);
      if (known.has(word) || unknown >= maxUnknown) return typed;
      unknown += isKnown(word) ? 0 : 1;
      const meant = correct(word);
      return meant === word ? typed : meant;
    });
  };
}

/** Returns the word that all candidates are forms of: «garantía» and «garantías» are one. */
function onlyOne(candidates: readonly string[]): string | undefined {
  return new Set(candidates.map(keyOf)).size === 1 ? candidates[0] : undefined;
}

function keyOf(word: string): string {
  return phoneticKey(stem(word));
}

/** Every word of the site and of the lists of the assistant, but for those of other languages. */
function allWords({ languages: _languages, translations: _translations, ...knowledge }: Knowledge): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        if (!Array.isArray(value)) texts.push(key);
        collect(part);
      }
    }
  };
  collect(knowledge);
  return texts.flatMap(tokenize);
}
