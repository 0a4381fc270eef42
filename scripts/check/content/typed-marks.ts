import type { Nodes, Paragraph } from "mdast";
import { eachNode } from "#app/content/markdown/each-node.ts";
import type { MarkdownTree } from "#app/content/markdown/parse-markdown.ts";

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

/** A line of a paragraph, without the signs of the quotation or list that it belongs to. */
interface Line {
  readonly offset: number;
  readonly text: string;
  /** Whether it begins beside the mark of a list: its own sign can be no such mark then. */
  readonly isInItem: boolean;
}

/**
 * «##Título», «##» with a space that is none to Markdown, and more signs than the six levels have. A single «#» may be a
 * number or a subject.
 */
const headingSigns = /^#{2,6}(?=[^#\s])|^#{1,6}[\u00A0\u2000-\u200B\u202F\u3000]+(?=\S)|^#{7,20}[^\S\n]*(?=[^#\s])/u;
/**
 * Signs that word processors write before the items of a list, those of their own fonts too. They mean nothing else at
 * the start of a paragraph.
 */
const bulletSigns = /^(?:[•·▪●◦‣∙⁃➢➤\uF000-\uF0FF][^\S\n]*|[-*+][\u00A0\u2000-\u200B\u202F]+)(?=\S)/u;
/** Signs that mean a list where several lines of a paragraph begin with them: one dash may name an author. */
const dashSigns = /^(?:[—–‒―−]|_{1,2})[^\S\n]+(?=\S)|^-(?=\p{L})/u;
/** A number of a list whose words follow without a space, «1.Mesa»; «1.º» and «1.5» are none. */
const numberSigns = /^(\d{1,2})[.)](?=\p{Lu}|\p{Ll})/u;

/** Whether a body may have one of them at all: most have none, and need not be parsed for it. */
const anyHeading = /#(?:[^#\s]|[\u00A0\u2000-\u200B\u202F\u3000])|#######/u;
const anyBullet = /^[\s>]*(?:[•·▪●◦‣∙⁃➢➤\uF000-\uF0FF—–‒―−_]|[-*+][\u00A0\u2000-\u200B\u202F\p{L}]|\d{1,2}[.)]\p{L})/mu;

/** Returns the signs of headings, `#` to `######`, that lack their space and are shown as letters. */
export function typedHeadings(body: string, tree: () => MarkdownTree): TypedMark[] {
  if (!anyHeading.test(body)) return [];
  return paragraphs(tree()).flatMap((paragraph) =>
    linesOf(body, paragraph).flatMap((line) => {
      const [found] = headingSigns.exec(line.text) ?? [];
      if (found === undefined) return [];
      return [{ offset: line.offset, found, wanted: wantedHeading(found), words: wordsAfter(line, found) }];
    }),
  );
}

/** The title of the page is the one of the first level. */
function wantedHeading(found: string): string {
  const signs = found.replaceAll(/[^#]/g, "");
  return `${signs.length > 6 ? "##" : signs.padEnd(2, "#")} `;
}

/**
 * Returns the signs of lists that are none, such as «•» and «—»: their lines run together. Each list is one group; its
 * items may be lines of one paragraph or paragraphs one after the other.
 */
export function typedLists(body: string, tree: () => MarkdownTree): TypedMark[][] {
  if (!anyBullet.test(body)) return [];
  const groups: TypedMark[][] = [];
  let end: number | undefined;
  for (const paragraph of paragraphs(tree())) {
    const items = itemsOf(linesOf(body, paragraph).filter(({ isInItem }) => !isInItem));
    const last = groups.at(-1);
    const isNext = end !== undefined && body.slice(end, paragraph.position?.start.offset).trim() === "";
    if (isNext && last?.[0]?.found.trim() === items[0]?.found.trim()) last?.push(...items);
    else if (items.length > 0) groups.push(items);
    end = items.length > 0 ? paragraph.position?.end.offset : undefined;
  }
  return groups;
}

function itemsOf(lines: readonly Line[]): TypedMark[] {
  const numbers = numberedItems(lines);
  if (numbers.length > 0) return numbers;
  const marks = lines.map((line) => ({
    line,
    bullet: bulletSigns.exec(line.text)?.[0],
    dash: dashSigns.exec(line.text)?.[0],
  }));
  const bullets = marks.filter(({ bullet }) => bullet !== undefined).length;
  const dashes = marks.filter(({ dash }) => dash !== undefined).length;
  return marks.flatMap(({ line, bullet, dash }, index) => {
    const isBullet = bullets > 1 || index === 0 || /:\s*$/.test(lines[index - 1]?.text ?? "");
    const found = isBullet && bullet !== undefined ? bullet : dashes > 1 ? dash : undefined;
    return found === undefined ? [] : [{ offset: line.offset, found, wanted: "- ", words: wordsAfter(line, found) }];
  });
}

/** Returns the lines that count from one line to the next: «1.Mesa», «2.Sillas». */
function numberedItems(lines: readonly Line[]): TypedMark[] {
  const numbers = lines.map(({ text }) => Number(numberSigns.exec(text)?.[1]));
  return lines.flatMap((line, index) => {
    const number = numbers[index] ?? Number.NaN;
    if (numbers[index - 1] !== number - 1 && numbers[index + 1] !== number + 1) return [];
    const [found = ""] = numberSigns.exec(line.text) ?? [];
    return [{ offset: line.offset, found, wanted: `${found} `, words: wordsAfter(line, found) }];
  });
}

function wordsAfter({ text }: Line, found: string): string {
  return text.slice(found.length).trimEnd();
}

function paragraphs(tree: MarkdownTree): Paragraph[] {
  const found: Paragraph[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type === "paragraph") found.push(node);
  });
  return found;
}

/** Returns the lines of a paragraph that do not begin within code. */
function linesOf(body: string, paragraph: Paragraph): Line[] {
  const start = paragraph.position?.start.offset ?? 0;
  const end = paragraph.position?.end.offset ?? 0;
  const code = codeRanges(paragraph);
  const lines: Line[] = [];
  for (let at = start; at < end; ) {
    const next = body.indexOf("\n", at);
    const lineEnd = next < 0 || next > end ? end : next;
    const [indent = ""] = at === start ? [] : (/^[ \t>]*/.exec(body.slice(at, lineEnd)) ?? []);
    const offset = at + indent.length;
    const isInItem = at === start && !/(?:^|\n)[ \t>]*$/.test(body.slice(0, start));
    if (!code.some(([from, to]) => from < offset && offset < to)) {
      lines.push({ offset, text: body.slice(offset, lineEnd), isInItem });
    }
    at = lineEnd + 1;
  }
  return lines;
}

function codeRanges(paragraph: Paragraph): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  eachNode<Nodes>(paragraph, ({ type, position }) => {
    if (type !== "inlineCode" && type !== "html") return;
    ranges.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  return ranges;
}
