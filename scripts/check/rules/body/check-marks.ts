import { findPlaceholders } from "#app/content/placeholders.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, excerpt, excerptEnd, issueAt } from "#scripts/check/site/content-file.ts";
import { type InlineBlock, mask, type Range } from "#scripts/check/texts/inline-blocks.ts";

/** A sign of emphasis or code that markdown has left in the text. */
interface Mark {
  readonly sign: string;
  /** Offset in the text of its block. */
  readonly at: number;
  /** Whether words follow or precede it without a space. */
  readonly opens: boolean;
  readonly closes: boolean;
}

const signs = /\*+|_+|~~+|`+/g;
const space = /\s/u;
const word = /[\p{L}\p{N}\uFFFC]/u;

/** Signs of other programs: `\\*\\*words\\*\\*` of editors, `==words==`, and `~words~` of messengers. */
const literal =
  /\\\*\\\*(?![\s\\])([^*\\\n]{1,200})(?<!\s)\\\*\\\*|(?<![=\p{L}\p{N}])==(?![\s=])([^=\n]{1,200})(?<!\s)==(?![=\p{L}\p{N}])|(?<![~\p{L}\p{N}])~(?![\s~\p{N}])([^~\n]{1,200})(?<!\s)~(?![~\p{L}\p{N}])/gu;

/**
 * Checks that every `**`, `*`, `_`, `~~` and backtick has its pair. Asterisks may multiply (2 * 3), rate hotels (4***),
 * be inside a word (tod*s) or lead to a note (900 €* … *Sin IVA).
 */
export function checkMarks(file: ContentFile): Issue[] {
  const blocks = file.blocks;
  const firstNote = blocks.findLastIndex(({ source }) => /^\\?\*(?!\*)/.test(source));
  // Signs that are open at the end of the paragraph above: emphasis may have been drawn over two.
  let open: readonly string[] = [];
  return blocks.flatMap((block, index) => {
    const left = marksOf(block).filter((mark) => !(mark.sign === "*" && isNote(mark, block, index <= firstNote)));
    const marks = left.filter(({ sign, opens }) => opens || !open.includes(sign));
    open = left.filter(({ opens, closes }) => opens && !closes).map(({ sign }) => sign);
    // One issue per kind of sign and paragraph: correcting one reveals the others.
    const bySign = Map.groupBy(marks, ({ sign }) => sign).values();
    const issues = [...bySign].flatMap(([mark]) =>
      mark ? issueAt(file, block.offset + mark.at, "mark-unmatched", { mark: mark.sign, ...wordsAt(mark, block) }) : [],
    );
    return [...issues, ...literalIssues(file, block)];
  });
}

/** Whether an asterisk leads to a note below, «900 €*», or begins one. */
function isNote({ opens, closes, at }: Mark, { text }: InlineBlock, hasNotes: boolean): boolean {
  return hasNotes && ((closes && !opens) || isAtLineStart(text, at));
}

function literalIssues(file: ContentFile, { source, text, offset }: InlineBlock): Issue[] {
  return [...source.matchAll(literal)].flatMap(({ 0: found, 1: escaped, 2: marked, 3: struck, index }) => {
    const words = escaped ?? marked ?? struck ?? "";
    // In code they are meant to be read.
    if (text[index + found.indexOf(words)] === mask) return [];
    const values = { mark: found.slice(0, found.indexOf(words)), found: excerpt(found, 80) };
    return issueAt(file, offset + index, "mark-unmatched", {
      ...values,
      example: struck ? `~~${excerpt(words, 80)}~~` : `**${excerpt(words, 80)}**`,
    });
  });
}

function marksOf({ text, addresses }: InlineBlock): Mark[] {
  // A sum in braces has signs of its own.
  const sums = findPlaceholders(text).map(({ offset, length }): Range => [offset, offset + length]);
  const apart = [...addresses, ...sums];
  // «*Mesa» above «*Sillas» is a list that lacks its spaces: `mark-unread` tells it.
  const isList = /(?:^|\n)[ \t>]*\*\S[^*]*\n[ \t>]*\*\S/.test(text);
  return [...text.matchAll(signs)].flatMap(({ 0: sign, index: at }) => {
    if (apart.some(([start, end]) => at >= start && at < end)) return [];
    const before = text[at - 1] ?? " ";
    const after = text[at + sign.length] ?? " ";
    const opens = !space.test(after) && !/[.,;:!?)\]»”…]/u.test(after);
    const closes = !space.test(before) && !/[([«“¿¡]/u.test(before);
    const isItem = isList && sign === "*" && opens && isAtLineStart(text, at);
    return isMeant(sign, before, after) || isItem ? [] : [{ sign, at, opens, closes }];
  });
}

/** Whether a sign is meant to be read as it is. */
function isMeant(sign: string, before: string, after: string): boolean {
  const isInWord = word.test(before) && word.test(after);
  const isAlone = space.test(before) && space.test(after);
  switch (sign[0]) {
    case "*":
      // «hotel de 4***», «(*)»
      if (sign.length > 2) return !word.test(after);
      return (sign.length === 1 && (isInWord || isAlone)) || (before === "(" && after === ")");
    case "_":
      return isInWord || isAlone || sign.length > 2;
    case "`":
      // An apostrophe, or feet.
      return isInWord || /\d/.test(before);
    default:
      return false;
  }
}

function isAtLineStart(text: string, at: number): boolean {
  return at === 0 || /\n[ \t>]*$/.test(text.slice(Math.max(0, at - 20), at));
}

/** Returns a mark with the words beside it, in a pair, and escaped. */
function wordsAt({ sign, at, opens }: Mark, { source }: InlineBlock): Issue["values"] {
  // A few words are enough, and a text may have very many marks.
  const after = source.slice(at + sign.length, at + 60);
  const found = opens ? `${sign}${excerpt(after, 30)}` : `${excerptEnd(source.slice(0, at))}${sign}`;
  return { found, example: `${sign}palabras${sign}`, escaped: `\\${[...sign].join("\\")}` };
}
