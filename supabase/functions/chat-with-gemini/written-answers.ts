import type { Knowledge, WrittenAnswer } from "./knowledge-shape.ts";
import { fold, tokenize, type Words } from "./words.ts";

/**
 * Returns a function that tells whether a message has all words of one of the phrases, in any order and form: «eres
 * robot|máquina» matches «¿un robot eres o qué?», but «me =llame» does not match «me llamo Ana», and «=la_más_barata»
 * not «son más baratas».
 */
export function createPhraseMatcher(phrases: readonly string[], { stem }: Words): (message: string) => boolean {
  const formsOf = (word: string) =>
    word.split("|").map((each) => (each.startsWith("=") ? `=${fold(each.slice(1))}` : stem(fold(each))));
  const choices = phrases.map((phrase) => phrase.split(" ").map(formsOf));
  return (message) => {
    const tokens = tokenize(message);
    const rows = tokens.flatMap((_token, place) =>
      [2, 3].map((length) => `=${tokens.slice(place, place + length).join("_")}`),
    );
    const own = new Set([...tokens.flatMap((token) => [`=${token}`, stem(token)]), ...rows]);
    return choices.some((words) => words.every((forms) => forms.some((form) => own.has(form))));
  };
}

/** Returns a function that finds the written answers for a message. */
export function createWrittenAnswers(
  { answers, locale }: Knowledge,
  words: Words,
): (message: string) => WrittenAnswer[] {
  const matchers = answers.map((answer) => ({ answer, matches: createPhraseMatcher(answer.phrases, words) }));
  let countries: RegExp | undefined;
  return function find(message) {
    countries ??= foreignCountries(locale);
    const isAbroad = countries.test(fold(message));
    return matchers
      .filter(({ answer, matches }) => {
        if (answer.abroad && isAbroad) return true;
        return matches(message) && (answer.place !== "alone" || saysNothingElse(message, answer, words));
      })
      .map(({ answer }) => answer);
  };
}

function saysNothingElse(message: string, { phrases }: WrittenAnswer, { stem, isStopWord }: Words): boolean {
  const own = new Set(phrases.flatMap(tokenize).map(stem));
  return tokenize(message).every((token) => own.has(stem(token)) || isStopWord(token));
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Spain, and countries whose name is also a place in Spain or a common word: Granada, Cuba («cuba», a tank). */
const noForeignCountries = new Set(["ES", "IC", "EA", "GD", "CU", "GP", "ZZ"]);

/** Returns a pattern for the names of foreign countries in a language. */
function foreignCountries(locale: string): RegExp {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const known = codes.filter((code) => !noForeignCountries.has(code)).map((code) => names.of(code));
  const list = known.filter((name) => name !== undefined).map((name) => fold(name).replaceAll(/[^\p{L} ]/gu, "."));
  return new RegExp(`(?<!\\p{L})(?:${list.join("|")})(?!\\p{L})`, "u");
}
