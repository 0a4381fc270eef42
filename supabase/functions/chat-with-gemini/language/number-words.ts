import type { Knowledge } from "../knowledge-shape.ts";
import { tokenize } from "../words.ts";

/** A word of a message and where it stands. */
interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const thousand = 1000;

/**
 * Returns a function that writes number words as figures: «cuarenta y cinco metros» → «45 metros», «treinta mil» and
 * «30 mil» → «30000», «un par de casas» → «2 casas». A single «una» stays an article.
 */
export function createNumberReader({ words, ones, and, pairs }: Knowledge["numbers"]): (message: string) => string {
  const values = foldKeys(words);
  const afterTens = foldKeys(ones);
  const joins = new Set(and.flatMap(tokenize));
  const twos = pairs.map(tokenize);

  /** Returns what stands at a place of the message as one number, and the place after it. */
  function readNumber(list: readonly Word[], start: number): { value: number; next: number } | undefined {
    const two = twos.find((pair) => pair.every((token, offset) => list[start + offset]?.text === token));
    if (two) return { value: 2, next: start + two.length };
    const first = firstValue(list[start]);
    if (first === undefined) return undefined;
    let [thousands, rest, last, next] =
      first === thousand ? [thousand, 0, thousand, start + 1] : [0, first, first, start + 1];
    for (;;) {
      const isJoined = joins.has(list[next]?.text ?? "");
      const place = isJoined ? next + 1 : next;
      const word = list[place]?.text ?? "";
      const value = values.get(word) ?? (isJoined ? afterTens.get(word) : undefined);
      if (value === undefined) break;
      if (!isJoined && value === thousand && thousands === 0) [thousands, rest] = [Math.max(rest, 1) * thousand, 0];
      else if (fits({ last, value, isJoined })) rest += value;
      else break;
      last = value;
      next = place + 1;
    }
    return { value: thousands + rest, next };
  }

  function firstValue(word: Word | undefined): number | undefined {
    if (!word) return undefined;
    return /^\d{1,3}$/.test(word.text) ? Number(word.text) : values.get(word.text);
  }

  return function writeFigures(message) {
    const list = splitWords(message);
    let text = "";
    let written = 0;
    for (let index = 0; index < list.length; ) {
      const number = readNumber(list, index);
      const [first, last] = [list[index], list[(number?.next ?? 0) - 1]];
      if (number && first && last) {
        text += message.slice(written, first.start) + number.value;
        written = last.end;
      }
      index = number?.next ?? index + 1;
    }
    return text + message.slice(written);
  };
}

/** Whether a word goes on with the number before it: «cuarenta» + «y cinco», «ciento» + «veinte», «mil» + «doscientos». */
function fits({ last, value, isJoined }: { last: number; value: number; isJoined: boolean }): boolean {
  if (isJoined) return last >= 30 && last < 100 && last % 10 === 0 && value < 10;
  return value < last && (last === thousand || (last >= 100 && last % 100 === 0 && value < 100));
}

function foldKeys(values: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(values).flatMap(([word, value]) => tokenize(word).map((token) => [token, value])));
}

/** A figure with a separator («30.000») is no word, so that nothing is joined to it; nor is the sign of «m²». */
function splitWords(message: string): Word[] {
  return [...message.matchAll(/\p{L}+|\d[\d.,]*\d|\d|[^\p{L}\d\s]+/gu)].map(({ 0: text, index }) => ({
    text: /^\p{L}/u.test(text) ? tokenize(text).join(" ") : text,
    start: index,
    end: index + text.length,
  }));
}
