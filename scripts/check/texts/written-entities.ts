import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import type { TextPiece } from "./text-piece.ts";

export interface WrittenEntity extends TextPiece {
  /** The character that it means. */
  readonly character: string;
}

const reference = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/giu;

/** Returns the characters of a text that are written as HTML references: `&nbsp;`, `&euro;`, `&#8203;`. */
export function writtenEntities(text: string): WrittenEntity[] {
  if (!text.includes("&")) return [];
  return [...text.matchAll(reference)].flatMap(({ 0: found, index }) => {
    const character = decode(found);
    return character === found ? [] : [{ found, offset: index, character }];
  });
}

/** Markdown knows the names of all. */
function decode(entity: string): string {
  const [paragraph] = parseMarkdown(`a${entity}a`).children;
  const text = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  return text?.type === "text" ? text.value.slice(1, -1) : entity;
}
