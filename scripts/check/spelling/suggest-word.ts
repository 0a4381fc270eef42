import { withoutAccents } from "#app/schemas/without-accents.ts";
import { spanishDictionary } from "./dictionary.ts";

const letters = [..."abcdefghijklmnñopqrstuvwxyz"];
/** Letters that sound alike, and the one that is silent. */
const confused = ["bv", "cs", "cz", "sz", "gj", "nm", "iy"];

/** A word that was probably meant. */
export interface Suggestion {
  readonly word: string;
  /** Whether only marks of its letters differ: accents, the tilde of «ñ», the dots of «ü». */
  readonly differsInMarks: boolean;
}

/**
 * Returns the Spanish word that was probably meant: one that differs in marks, or in one letter, or in two that have
 * changed places, whatever the marks; undefined if there is none.
 */
export function suggestWord(word: string): Suggestion | undefined {
  const [marked] = withMarks(word);
  if (marked !== undefined) return { word: marked, differsInMarks: true };
  const plain = withoutAccents(word);
  const ranked = [...slips(plain)]
    .filter(([slip]) => spanishDictionary().hasWithoutAccents(slip))
    // A letter is rather left out than put in.
    .sort(([a, costA], [b, costB]) => costA - costB || b.length - a.length || a.localeCompare(b, "es"));
  for (const [slip] of ranked) {
    const [meant] = [slip, ...withMarks(slip)].filter((candidate) => spanishDictionary().has(candidate));
    if (meant !== undefined) return { word: meant, differsInMarks: false };
  }
  return undefined;
}

/** Returns the words that differ from one in the marks of a letter or two. */
function withMarks(word: string): string[] {
  const plain = withoutAccents(word);
  if (!spanishDictionary().hasWithoutAccents(plain) && !plain.includes("n")) return [];
  const changes = [...plain].flatMap((letter, index) =>
    (marks[letter] ?? []).map((mark) => plain.slice(0, index) + mark + plain.slice(index + 1)),
  );
  const tildes = changes.filter((changed) => changed.includes("ñ"));
  const both = tildes.flatMap((changed) =>
    [...changed].flatMap((letter, index) =>
      (marks[letter] ?? []).slice(0, 1).map((mark) => changed.slice(0, index) + mark + changed.slice(index + 1)),
    ),
  );
  return [plain, ...changes, ...both].filter((candidate) => candidate !== word && spanishDictionary().has(candidate));
}

const marks: Readonly<Record<string, readonly string[]>> = {
  a: ["á"],
  e: ["é"],
  i: ["í"],
  o: ["ó"],
  u: ["ú", "ü"],
  n: ["ñ"],
};

/** Returns all words that one slip makes of a word, with a cost: 1 for what people often confuse, otherwise 2. */
function slips(word: string): Map<string, number> {
  const found = new Map<string, number>();
  function add(slip: string, cost: number): void {
    const known = found.get(slip);
    if (slip !== word && (known === undefined || known > cost)) found.set(slip, cost);
  }
  for (let at = 0; at <= word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    for (const other of letters) {
      add(before + other + letter + after, other === "h" || other === letter ? 1 : 2);
      if (letter === "") continue;
      const isConfused = confused.some((pair) => pair.includes(other) && pair.includes(letter));
      add(before + other + after, isConfused ? 1 : 2);
    }
    if (letter === "") continue;
    add(before + after, letter === "h" || before.endsWith(letter) ? 1 : 2);
    if (after !== "") add(before + after.charAt(0) + letter + after.slice(1), 2);
  }
  return found;
}
