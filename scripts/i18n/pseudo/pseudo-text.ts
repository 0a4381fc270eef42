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
  const letters = lettersOf(text).length;
  if (letters === 0) return text;
  const tail = padding(Math.ceil(letters * growth));
  const all = `${text} ${tail}`;
  let [end, written] = [0, ""];
  for (const match of all.matchAll(kept)) {
    written += pseudoLetters(all.slice(end, match.index), direction) + match[0];
    end = match.index + match[0].length;
  }
  return `[${written}${pseudoLetters(all.slice(end), direction)}]`;
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
  let found = "";
  while (lettersOf(found).length < letters) {
    for (const letter of `${words} `) {
      if (lettersOf(found).length === letters) break;
      found += letter;
    }
  }
  return found.trim();
}

/** Returns a path of a pseudo-language: words of its own, in letters that paths may have. */
export function pseudoPath(path: string): string {
  return path
    .split("/")
    .map((part) => (part === "" || part.startsWith(":") ? part : `${part}-xa`))
    .join("/");
}
