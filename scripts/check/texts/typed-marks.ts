import type { Nodes, Paragraph } from "mdast";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

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
const dashSigns = /^(?:[—–‒―−]|_{1,2})[^\S\n]+(?=\S)|^[-*](?=\p{L})/u;
/** A number of a list whose words follow without a space, «1.Mesa»; «1.º» and «1.5» are none. */
const numberSigns = /^(\d{1,2})[.)](?=\p{Lu}|\p{Ll})/u;

/** Returns the signs of headings, `#` to `######`, that lack their space and are shown as letters. */
export function typedHeadings(file: ContentFile): TypedMark[] {
  if (!/#(?:[^#\s]|[\u00A0\u2000-\u200B\u202F\u3000])|#######/u.test(file.body)) return [];
  return paragraphsOf(file).flatMap((paragraph) =>
    linesOf(file.body, paragraph).flatMap((line) => {
      const [found] = headingSigns.exec(line.text) ?? [];
      if (found === undefined) return [];
      const signs = found.replaceAll(/[^#]/g, "");
      // The title of the page is the one of the first level.
      return [markOf(line, found, `${signs.length > 6 ? "##" : signs.padEnd(2, "#")} `)];
    }),
  );
}

/**
 * Returns the signs of lists that are none, such as «•» and «—»: their lines run together. Each list is one group; its
 * items may be lines of one paragraph or paragraphs one after the other.
 */
export function typedLists(file: ContentFile): TypedMark[][] {
  const groups: TypedMark[][] = [];
  let end: number | undefined;
  for (const paragraph of paragraphsOf(file)) {
    const items = itemsOf(linesOf(file.body, paragraph).filter(({ isInItem }) => !isInItem));
    const last = groups.at(-1);
    const isNext = end !== undefined && file.body.slice(end, paragraph.position?.start.offset).trim() === "";
    if (isNext && last?.[0]?.found.trim() === items[0]?.found.trim()) last?.push(...items);
    else if (items.length > 0) groups.push(items);
    end = items.length > 0 ? paragraph.position?.end.offset : undefined;
  }
  return groups;
}

function itemsOf(lines: readonly Line[]): TypedMark[] {
  const numbers = lines.map(({ text }) => Number(numberSigns.exec(text)?.[1]));
  const found = (pattern: RegExp) => lines.map(({ text }) => pattern.exec(text)?.[0]);
  const [bullets, dashes] = [found(bulletSigns), found(dashSigns)];
  const count = (signs: typeof bullets) => signs.filter((sign) => sign !== undefined).length;
  return lines.flatMap((line, index) => {
    const number = numbers[index] ?? Number.NaN;
    // The lines count from one to the next: «1.Mesa», «2.Sillas».
    if (numbers[index - 1] === number - 1 || numbers[index + 1] === number + 1) {
      const [sign = ""] = numberSigns.exec(line.text) ?? [];
      return [markOf(line, sign, `${sign} `)];
    }
    const isBullet = count(bullets) > 1 || index === 0 || /:\s*$/.test(lines[index - 1]?.text ?? "");
    const sign = (isBullet ? bullets[index] : undefined) ?? (count(dashes) > 1 ? dashes[index] : undefined);
    return sign === undefined ? [] : [markOf(line, sign, "- ")];
  });
}

function markOf({ offset, text }: Line, found: string, wanted: string): TypedMark {
  return { offset, found, wanted, words: text.slice(found.length).trimEnd() };
}

function paragraphsOf(file: ContentFile): Paragraph[] {
  return file.nodes().filter((node) => node.type === "paragraph");
}

/** Returns the lines of a paragraph that do not begin within code. */
function linesOf(body: string, paragraph: Paragraph): Line[] {
  const start = paragraph.position?.start.offset ?? 0;
  const end = paragraph.position?.end.offset ?? 0;
  const code = paragraph.children.filter(({ type }) => type === "inlineCode" || type === "html");
  let at = start;
  return body
    .slice(start, end)
    .split("\n")
    .flatMap((whole) => {
      const [indent = ""] = at === start ? [] : (/^[ \t>]*/.exec(whole) ?? []);
      const offset = at + indent.length;
      const isInItem = at === start && !/(?:^|\n)[ \t>]*$/.test(body.slice(0, start));
      at += whole.length + 1;
      return code.some((node) => isWithin(offset, node)) ? [] : { offset, text: whole.slice(indent.length), isInItem };
    });
}

function isWithin(offset: number, { position }: Nodes): boolean {
  return (position?.start.offset ?? 0) < offset && offset < (position?.end.offset ?? 0);
}
