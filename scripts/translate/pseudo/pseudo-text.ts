import type { Language } from "#app/i18n/languages.ts";
import { withoutAccents } from "#app/schemas/without-accents.ts";

/** What is no word: placeholders, tags, references of HTML, targets of links and addresses. */
const kept =
  /\{\{[^{}]*\}\}|<\/?[a-zA-Z][^<>]*>|&(?:#\w+|\w+);|\]\([^)\s]*\)|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Those that the typeface has, of which the catalogue is set too. */
const accented = "åbçðéƒĝĥîĵķļmñöþǫŕšţûvŵxýžÅBÇÐÉFĜĤÎĴĶĻMÑÖÞǪŔŠŢÛVŴXÝŽ";
/** Letters that stand from right to left; case has none. */
const arabic = "ابتدعفغحيجكلمنوپقرسطثڤصخهز";

const words = "uno dos tres cuatro cinco seis siete ocho nueve diez once doce";

/** How much longer than the Spanish text the longest translations of its length are. */
const growth = 0.4;

/**
 * Returns a text as in a language that nobody speaks: with accents or from right to left, 40 % longer and in brackets, so
 * that what is cut off, put together or not translated is seen. Placeholders and markup stay.
 */
export function pseudoText(text: string, direction: Language["direction"]): string {
  return pseudoParts([text], direction, { open: "[", close: "]", tail: padding }).join("");
}

/** What stands around a text, and what makes it longer by so many letters. */
interface PseudoEnds {
  readonly open: string;
  readonly close: string;
  readonly tail: (letters: number) => string;
}

/** Returns a text of a page, made longer by its own words: with the same ones, all cards would be alike. */
export function pseudoSentence(text: string, direction: Language["direction"]): string {
  return pseudoParts([text], direction, { open: "[", close: "]", tail: ownWords(text) }).join("");
}

/** Returns what gives so many letters of a text's own words. */
export function ownWords(text: string): PseudoEnds["tail"] {
  const found = lettersAndSpaces(text);
  return (letters) => {
    let written = "";
    while (lettersOf(written).length < letters) {
      for (const letter of `${found} `) {
        if (lettersOf(written).length === letters) break;
        written += letter;
      }
    }
    return written.trim();
  };
}

function lettersAndSpaces(text: string): string {
  return text
    .replaceAll(kept, " ")
    .replaceAll(/[^\p{L}\s]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Returns a text that other things part, such as a link in the middle: the first part begins it, the last one ends it. */
export function pseudoParts(
  parts: readonly string[],
  direction: Language["direction"],
  { open, close, tail }: PseudoEnds,
): string[] {
  const letters = lettersOf(parts.join(" ")).length;
  if (letters === 0) return [...parts];
  const added = tail(Math.ceil(letters * growth));
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const written = pseudoWords(isLast ? `${part} ${added}` : part, direction);
    return (index === 0 ? open : "") + written + (isLast ? close : "");
  });
}

/** Returns a text with its words in the letters of the pseudo-language. */
export function pseudoWords(text: string, direction: Language["direction"]): string {
  let [end, written] = [0, ""];
  for (const match of text.matchAll(kept)) {
    written += pseudoLetters(text.slice(end, match.index), direction) + match[0];
    end = match.index + match[0].length;
  }
  return written + pseudoLetters(text.slice(end), direction);
}

/** Returns a text with the letters of the pseudo-language, one for one. */
export function pseudoLetters(text: string, direction: Language["direction"]): string {
  return [...withoutAccents(text).normalize("NFC")].map((letter) => pseudoLetter(letter, direction)).join("");
}

function pseudoLetter(letter: string, direction: Language["direction"]): string {
  const index = plain.indexOf(letter);
  if (index < 0) return letter;
  return (direction === "rtl" ? arabic[index % arabic.length] : [...accented][index]) ?? letter;
}

/** Returns the letters of a text that a translator would write. */
export function lettersOf(text: string): string[] {
  return text.replaceAll(kept, "").match(/\p{L}/gu) ?? [];
}

/** Returns words of so many letters. */
function padding(letters: number): string {
  return ownWords(words)(letters);
}

/** Returns a path of a pseudo-language: words of its own, in letters that paths may have. */
export function pseudoPath(path: string): string {
  return path
    .split("/")
    .map((part) => (part === "" || part.startsWith(":") ? part : `${part}-xa`))
    .join("/");
}
