import type { Issue } from "#app/content/issues.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { excerpt, issueAt } from "./block-issue.ts";
import { type InlineBlock, inlineBlocks, mask, type Range } from "./inline-blocks.ts";

/** A sign of emphasis or code that markdown has left in the text. */
interface Mark {
  readonly sign: string;
  readonly block: InlineBlock;
  /** Index of its block. */
  readonly index: number;
  /** Offset in the text of its block. */
  readonly at: number;
  /** Whether words follow or precede it without a space. */
  readonly opens: boolean;
  readonly closes: boolean;
}

const signs = /\*+|_+|~~+|`+/g;
const space = /\s/u;
const wordCharacter = /[\p{L}\p{N}]/u;

/**
 * Checks that every `**`, `*`, `_`, `~~` and backtick of a body has its pair: others are read by visitors. Quiet on
 * asterisks that multiply (2 * 3), rate hotels (4***) or stand inside a word (tod*s), and on those that lead to a note
 * below (900 €* … *Sin IVA).
 */
export function checkMarks(file: ContentFile): Issue[] {
  const blocks = inlineBlocks(file);
  const bySign = Map.groupBy(blocks.flatMap(marksOf), ({ sign }) => sign);
  return [...bySign.values()].flatMap((marks) => {
    const left = withoutNoteMarks(marks, blocks);
    const items = left.filter(isItem).filter(hasNeighbour);
    const ofItems = new Set(items);
    const others = left.filter((mark) => !ofItems.has(mark));
    return [...itemIssues(file, items), ...issuesOf(file, others)];
  });
}

/** Whether an asterisk stands at the beginning of a line, with words right behind it: «*Mesa». */
function isItem(mark: Mark): boolean {
  return mark.sign === "*" && mark.opens && isAtLineStart(mark);
}

function isAtLineStart({ at, block: { text } }: Mark): boolean {
  return at === 0 || /\n[ \t>]*$/.test(text.slice(Math.max(0, at - 20), at));
}

/** Whether the line or paragraph before or after begins with an asterisk as well: one alone is a slip or a note. */
function hasNeighbour(mark: Mark, index: number, items: readonly Mark[]): boolean {
  return isNextItem(items[index - 1], mark) || isNextItem(mark, items[index + 1]);
}

function isNextItem(mark: Mark | undefined, next: Mark | undefined): boolean {
  if (!mark || !next) return false;
  if (next.index === mark.index + 1) return next.at === 0;
  return next.index === mark.index && !mark.block.text.slice(mark.at, next.at).trimEnd().includes("\n");
}

/** Returns an issue for each list whose signs have no space behind them. */
function itemIssues(file: ContentFile, items: readonly Mark[]): Issue[] {
  return items.flatMap((mark, index) => {
    if (isNextItem(items[index - 1], mark)) return [];
    const { block, at, sign } = mark;
    const [words = ""] = /^[^\n]*/.exec(block.source.slice(at + sign.length, at + 200)) ?? [];
    const wanted = `- ${excerpt(words, 40)}`;
    return [issueAt(file, block.offset + at, "bullet-sign", { found: sign + excerpt(words, 40), wanted, sign })];
  });
}

function marksOf(block: InlineBlock, index: number): Mark[] {
  const { text, addresses } = block;
  // A sum in braces has signs of its own.
  const sums = findPlaceholders(text).map(({ offset, length }): Range => [offset, offset + length]);
  const apart = [...addresses, ...sums];
  return [...text.matchAll(signs)].flatMap(({ 0: sign, index: at }) => {
    if (apart.some(([start, end]) => at >= start && at < end)) return [];
    const before = text[at - 1] ?? " ";
    const after = text[at + sign.length] ?? " ";
    const opens = !space.test(after) && !/[.,;:!?)\]»”…]/u.test(after);
    const closes = !space.test(before) && !/[([«“¿¡]/u.test(before);
    return isMeant(sign, before, after) ? [] : [{ sign, block, index, at, opens, closes }];
  });
}

/** Whether a sign is meant to be read as it stands. */
function isMeant(sign: string, before: string, after: string): boolean {
  const isInWord = isWord(before) && isWord(after);
  const isAlone = space.test(before) && space.test(after);
  switch (sign[0]) {
    case "*":
      // «hotel de 4***», «(*)»
      if (sign.length > 2) return !isWord(after);
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

function isWord(character: string): boolean {
  return character === mask || wordCharacter.test(character);
}

/** Returns the marks without asterisks behind words that an asterisk at the start of a later block explains. */
function withoutNoteMarks(marks: readonly Mark[], blocks: readonly InlineBlock[]): Mark[] {
  const isReference = ({ sign, opens, closes }: Mark) => sign[0] === "*" && closes && !opens;
  const refers = marks.find(isReference);
  const note = refers && blocks.findIndex(({ source }, index) => index > refers.index && /^(?:\\?\*)/.test(source));
  if (note === undefined || note < 0) return [...marks];
  return marks.filter((mark) => !isReference(mark) && !(mark.index >= note && isAtLineStart(mark)));
}

function issuesOf(file: ContentFile, marks: readonly Mark[]): Issue[] {
  const issues: Issue[] = [];
  for (let index = 0; index < marks.length; index += 1) {
    const mark = marks[index] as Mark;
    const next = marks[index + 1];
    const isPair = next && !(mark.closes && !mark.opens) && !(next.opens && !next.closes);
    const corrected = isPair && next.block === mark.block ? correctPair(mark, next) : undefined;
    const place = mark.block.offset + mark.at;
    if (corrected) {
      issues.push(issueAt(file, place, "mark-spaced", { mark: mark.sign, ...corrected }));
      index += 1;
    } else {
      issues.push(issueAt(file, place, "mark-unmatched", { mark: mark.sign, ...wordsAt(mark) }));
      // Emphasis that a writer has drawn over two paragraphs is one mistake.
      if (isPair && next.index === mark.index + 1) index += 1;
    }
  }
  return issues;
}

/** Returns a pair of marks as it stands and as it should; undefined where neither has a wrong space. */
function correctPair(first: Mark, second: Mark): { found: string; corrected: string } | undefined {
  const { source, text } = first.block;
  const [start, end] = [first.at, second.at + second.sign.length];
  const found = source.slice(start, end);
  const inner = source.slice(start + first.sign.length, second.at).trim();
  if (inner === "") return undefined;
  const [before, after] = [text[start - 1] ?? " ", text[end] ?? " "];
  const corrected = `${isWord(before) ? " " : ""}${first.sign}${inner}${first.sign}${isWord(after) ? " " : ""}`;
  if (corrected === found) return undefined;
  return { found: excerpt(found, 80), corrected: excerpt(corrected.trim(), 80) };
}

/** Returns the words at a mark, and one of them as it would stand between two. */
function wordsAt({ sign, block: { source }, at, opens }: Mark): Issue["values"] {
  // A few words are enough, and a text may have very many marks.
  const [before, after] = [source.slice(Math.max(0, at - 60), at), source.slice(at + sign.length, at + 60)];
  const word = opens ? /^[^\s*_~`]+/u.exec(after)?.[0] : /[^\s*_~`]+$/u.exec(before.trimEnd())?.[0];
  const found = opens ? `${sign}${excerpt(after, 30)}` : `${before.trimEnd().split(/\s+/u).slice(-3).join(" ")}${sign}`;
  return { found, example: `${sign}${word ?? "palabras"}${sign}`, escaped: `\\${[...sign].join("\\")}` };
}
