import type { Issue } from "#app/content/issues.ts";
import { type ContentFile, excerpt, issueAt } from "#scripts/check/site/content-file.ts";
import type { InlineBlock } from "#scripts/check/texts/inline-blocks.ts";

/** Checks that no line looks like a heading or an item of a list without being one. A list is one issue. */
export function checkTypedMarks(file: ContentFile): Issue[] {
  const marks = [...typedHeadings(file), ...typedLists(file)];
  return marks.map(({ offset, found, wanted, words }) => {
    const line = excerpt(words, 40);
    return issueAt(file, offset, "mark-unread", { found: found.trim() + line, wanted: wanted + line });
  });
}

/** Signs at the start of a line that look like a mark of Markdown, and what makes one of them. */
export interface TypedMark {
  /** Where the signs begin in the body, counted from 0. */
  readonly offset: number;
  /** The signs with the spaces behind them, as they are written: `##`, `• `. */
  readonly found: string;
  /** What has to stand there: `## `, `- `. */
  readonly wanted: string;
  /** The words of the line. */
  readonly words: string;
}

/** A line of a paragraph, without the signs of the quotation that it belongs to. */
type Line = Pick<TypedMark, "offset"> & { readonly text: string };

/**
 * «##Título», «##» with a space that Markdown does not accept, and more signs than the six levels have. A single «#» may be a
 * number or a subject.
 */
const headingSigns = /^#{2,6}(?=[^#\s])|^#{1,6}[\u00A0\u2000-\u200B\u202F\u3000]+(?=\S)|^#{7,20}[^\S\n]*(?=[^#\s])/u;
/** Signs that word processors write before the items of a list. They mean nothing else at the start of a paragraph. */
const bulletSigns = /^(?:[•·▪●◦‣∙⁃➢➤\uF000-\uF0FF][^\S\n]*|[-*+][\u00A0\u2000-\u200B\u202F]+)(?=\S)/u;
/** Signs that mean a list where several lines of a paragraph begin with them: one dash may name an author. */
const dashSigns = /^(?:(?:[—–‒―−]|_{1,2})[^\S\n]+(?=\S)|[-*](?=\p{L}))/u;
/** A number of a list whose words follow without a space, «1.Mesa»; not «1.º» or «1.5». */
const numberSigns = /^\d{1,2}[.)](?=\p{Lu}|\p{Ll})/u;

/** Returns the signs of headings, `#` to `######`, that lack their space and are shown as letters. */
export function typedHeadings(file: ContentFile): TypedMark[] {
  return paragraphs(file).flatMap((block) =>
    linesOf(block).flatMap((line) => {
      const [found] = headingSigns.exec(line.text) ?? [];
      const signs = found?.replaceAll(/[^#]/g, "") ?? "";
      // The title of the page is the one of the first level.
      return found ? [markOf(line, found, `${signs.length > 6 ? "##" : signs.padEnd(2, "#")} `)] : [];
    }),
  );
}

/**
 * Returns the first sign of each group of lines that looks like a list, with «•» or «—», but not to Markdown, so
 * that its lines run together. Its items may be lines of one paragraph or consecutive paragraphs.
 */
function typedLists(file: ContentFile): TypedMark[] {
  let above: TypedMark | undefined;
  return paragraphs(file).flatMap((block) => {
    const item = firstItem(linesOf(block));
    const isNext = item !== undefined && above?.found.trim() === item.found.trim();
    above = item;
    return item && !isNext ? [item] : [];
  });
}

function firstItem(lines: readonly Line[]): TypedMark | undefined {
  for (const signs of [bulletSigns, dashSigns, numberSigns]) {
    const index = lines.findIndex(({ text }) => signs.test(text));
    const line = lines[index];
    const isAlone = lines.filter(({ text }) => signs.test(text)).length < 2;
    const isMeant = signs === bulletSigns && (index === 0 || /:\s*$/.test(lines[index - 1]?.text ?? ""));
    const [found = ""] = signs.exec(line?.text ?? "") ?? [];
    if (line && (!isAlone || isMeant)) return markOf(line, found, signs === numberSigns ? `${found} ` : "- ");
  }
  return undefined;
}

function markOf({ offset, text }: Line, found: string, wanted: string): TypedMark {
  return { offset, found, wanted, words: text.slice(found.length).trimEnd() };
}

/** Returns the paragraphs outside lists: within a list, a sign is not a forgotten mark. */
function paragraphs(file: ContentFile): InlineBlock[] {
  return file.blocks.filter(({ node, top }) => node.type === "paragraph" && top.type !== "list");
}

function linesOf({ source, text, offset }: InlineBlock): Line[] {
  let at = 0;
  return source.split("\n").flatMap((whole) => {
    const [indent = ""] = at === 0 ? [] : (/^[ \t>]*/.exec(whole) ?? []);
    const start = at + indent.length;
    at += whole.length + 1;
    // What begins within code or a link is masked.
    return text[start] === whole[indent.length] ? [{ offset: offset + start, text: whole.slice(indent.length) }] : [];
  });
}
