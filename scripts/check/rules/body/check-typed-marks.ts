import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, excerpt, issueAt } from "#scripts/check/site/content-file.ts";
import type { InlineBlock } from "#scripts/check/texts/inline-blocks.ts";

/** Checks that no line looks like a heading or an item of a list without being one. A list is one issue. */
export function checkTypedMarks(file: ContentFile): Issue[] {
  const lists = typedLists(file).map(({ offset, text }) => {
    const words = text.replace(bulletSigns, "").replace(dashSigns, "").replace(numberSigns, "");
    const wanted = excerpt(numberSigns.test(text) ? `1. ${words}` : `- ${words}`, 40);
    return issueAt(file, offset, "mark-unread", { found: excerpt(text, 40), wanted });
  });
  const headings = typedHeadings(file).map(({ offset, text }) =>
    issueAt(file, offset, "mark-unread", { found: excerpt(text, 40) }),
  );
  return [...headings, ...lists];
}

/** A line of a paragraph, without the signs of the quotation that it belongs to. */
interface Line {
  /** The offset of the mark in the body, counted from 0. */
  readonly offset: number;
  readonly text: string;
}

/** «##Título», «##» with a wrong space, and more than six signs. A single «#» may be a number. */
const headingSigns = /^#{2,6}(?=[^#\s])|^#{1,6}[\u00A0\u2000-\u200B\u202F\u3000]+(?=\S)|^#{7,20}[^\S\n]*(?=[^#\s])/u;
/** Signs that word processors write before the items of a list. They mean nothing else at the start of a paragraph. */
const bulletSigns = /^(?:[•·▪●◦‣∙⁃➢➤\uF000-\uF0FF][^\S\n]*|[-*+][\u00A0\u2000-\u200B\u202F]+)(?=\S)/u;
/** Signs that mean a list where several lines of a paragraph begin with them: one dash may name an author. */
const dashSigns = /^(?:(?:[—–‒―−→⇒►»›§†]|\p{So}\uFE0F?|_{1,2}|o(?=\t))[^\S\n]+(?=\S)|[-*](?=\p{L}))/u;
/** A number of a list whose words follow without a space, «1.Mesa», and «1.-», «a)», «1º», «(1)»; not «1.5». */
const numberSigns =
  /^(?:\d\uFE0F?\u20E3\s?|\d{1,2}[.)](?=\p{L})|\d{1,2}(?:\.?[-–—]|\.?[ºª°]\)?|\s[-–—])\s?(?=\p{L}|[¿¡«"])|(?:\((?:\d{1,2}|\p{L}|[ivx]{1,4})\)|(?:\p{L}|[ivx]{1,4})[.)]-?)[^\S\n]+(?=\S))/iu;

/** Returns the lines that are meant as headings, with their levels: «##Título», and paragraphs of bold words. */
export function typedHeadings(file: ContentFile): (Line & { readonly level: number })[] {
  return paragraphs(file).flatMap((block) => {
    if (isBold(block)) return [{ offset: block.offset, text: block.source, level: 2 }];
    return linesOf(block).flatMap((line) => {
      const signs = headingSigns.exec(line.text)?.[0].replaceAll(/[^#]/g, "").length ?? 0;
      // The title of the page is the one of the first level.
      return signs > 0 ? [{ ...line, level: signs > 6 ? 2 : Math.max(2, signs) }] : [];
    });
  });
}

/** Whether a paragraph is a few bold words without an end, as headings are written by hand. */
function isBold({ node, source }: InlineBlock): boolean {
  const [only, ...others] = "children" in node ? node.children : [];
  return only?.type === "strong" && others.length === 0 && /^.{1,80}[^.,:;!?…»]\W\W$/u.test(source);
}

/** Returns the first line of each group of lines, or of paragraphs, that looks like a list and is none to Markdown. */
function typedLists(file: ContentFile): Line[] {
  let above: string | undefined;
  // An item without the space after its dash belongs to the item above.
  const glued = file.blocks
    .filter(({ top }) => top.type === "list")
    .flatMap((block) => linesOf(block).slice(1))
    .filter(({ text }) => /^[-*+](?=\p{L})/u.test(text));
  const alone = paragraphs(file).flatMap((block) => {
    const item = firstItem(linesOf(block));
    const sign = item?.text.charAt(0);
    const isNext = sign !== undefined && sign === above;
    above = sign;
    return item && !isNext ? [item] : [];
  });
  return [...alone, ...glued];
}

function firstItem(lines: readonly Line[]): Line | undefined {
  for (const signs of [bulletSigns, dashSigns, numberSigns]) {
    const index = lines.findIndex(({ text }) => signs.test(text));
    const isAlone = lines.filter(({ text }) => signs.test(text)).length < 2;
    const isMeant = signs === bulletSigns && (index === 0 || /:\s*$/.test(lines[index - 1]?.text ?? ""));
    if (index >= 0 && (!isAlone || isMeant)) return lines[index];
  }
  return undefined;
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
    // Lines that begin within code or a link are masked.
    return text[start] === whole[indent.length] ? [{ offset: offset + start, text: whole.slice(indent.length) }] : [];
  });
}
