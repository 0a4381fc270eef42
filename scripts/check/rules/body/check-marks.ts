import type { Issue } from "#app/content/issues.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { ContentFile, InlineBlock, Range } from "#scripts/check/site/content-file.ts";
import { excerpt, issueAt } from "#scripts/check/texts/body-nodes.ts";
import { mask } from "#scripts/check/texts/inline-blocks.ts";

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
const word = /[\p{L}\p{N}\uFFFC]/u;

/** `\\*\\*words\\*\\*`, as editors save bold letters that were typed with their signs, and `==words==`, as others do. */
const literal =
  /\\\*\\\*(?![\s\\])([^*\\\n]{1,200})(?<!\s)\\\*\\\*|(?<![=\p{L}\p{N}])==(?![\s=])([^=\n]{1,200})(?<!\s)==(?![=\p{L}\p{N}])/gu;

/**
 * Checks that every `**`, `*`, `_`, `~~` and backtick of a body has its pair: others are read by visitors. Quiet on
 * asterisks that multiply (2 * 3), rate hotels (4***) or stand inside a word (tod*s), and on those that lead to a note
 * below (900 €* … *Sin IVA).
 */
export function checkMarks(file: ContentFile): Issue[] {
  const blocks = file.blocks();
  const bySign = Map.groupBy(blocks.flatMap(marksOf), ({ sign }) => sign);
  const pairs = [...bySign.values()].flatMap((marks) => pairIssues(file, withoutNotes(marks, blocks)));
  return [...pairs, ...blocks.flatMap((block) => literalIssues(file, block))];
}

function literalIssues(file: ContentFile, { source, text, offset }: InlineBlock): Issue[] {
  return [...source.matchAll(literal)].flatMap(({ 0: found, 1: escaped, 2: marked, index }) => {
    const words = escaped ?? marked ?? "";
    // In code they are meant to be read.
    if (text[index + found.indexOf(words)] === mask) return [];
    const values = { mark: found.slice(0, found.indexOf(words)), found: excerpt(found, 80) };
    return issueAt(file, offset + index, "mark-unmatched", { ...values, example: `**${excerpt(words, 80)}**` });
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
    const mark = { sign, block, index, at, opens, closes };
    return isMeant(sign, before, after) || isItem(mark) ? [] : [mark];
  });
}

/** Whether a sign is meant to be read as it stands. */
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

/** Whether an asterisk is the sign of a list that lacks its space, «*Mesa» above «*Sillas»: `mark-unread` tells it. */
function isItem({ sign, opens, at, block: { text } }: Mark): boolean {
  return (
    sign === "*" &&
    opens &&
    isAtLineStart({ at, block: { text } }) &&
    /(?:^|\n)[ \t>]*\*\S[^*]*\n[ \t>]*\*\S/.test(text)
  );
}

function isAtLineStart({ at, block: { text } }: { readonly at: number; readonly block: Pick<InlineBlock, "text"> }) {
  return at === 0 || /\n[ \t>]*$/.test(text.slice(Math.max(0, at - 20), at));
}

/** Returns the marks without asterisks behind words that an asterisk at the start of a later block explains. */
function withoutNotes(marks: readonly Mark[], blocks: readonly InlineBlock[]): Mark[] {
  const isReference = ({ sign, opens, closes }: Mark) => sign[0] === "*" && closes && !opens;
  const refers = marks.find(isReference);
  const note = refers && blocks.findIndex(({ source }, index) => index > refers.index && /^(?:\\?\*)/.test(source));
  if (note === undefined || note < 0) return [...marks];
  return marks.filter((mark) => !isReference(mark) && !(mark.index >= note && isAtLineStart(mark)));
}

/** Returns the issues of marks that are left over; two that belong together are one mistake. */
function pairIssues(file: ContentFile, marks: readonly Mark[]): Issue[] {
  const issues: Issue[] = [];
  for (let index = 0; index < marks.length; index += 1) {
    const mark = marks[index] as Mark;
    const next = marks[index + 1];
    const isPair = next && !(mark.closes && !mark.opens) && !(next.opens && !next.closes);
    issues.push(issueAt(file, mark.block.offset + mark.at, "mark-unmatched", { mark: mark.sign, ...wordsAt(mark) }));
    // Emphasis may have been drawn over two paragraphs.
    if (isPair && next.index <= mark.index + 1) index += 1;
  }
  return issues;
}

/** Returns the words at a mark, and one of them as it would stand between two. */
function wordsAt({ sign, block: { source }, at, opens }: Mark): Issue["values"] {
  // A few words are enough, and a text may have very many marks.
  const [before, after] = [source.slice(Math.max(0, at - 60), at), source.slice(at + sign.length, at + 60)];
  const words = (opens ? after : before).trim().split(/\s+/u);
  const beside = (opens ? words[0] : words.at(-1))?.replaceAll(/[*_~`]/g, "");
  const found = opens ? `${sign}${excerpt(after, 30)}` : `${words.slice(-3).join(" ")}${sign}`;
  return { found, example: `${sign}${beside || "palabras"}${sign}`, escaped: `\\${[...sign].join("\\")}` };
}
