import type { Nodes, Text } from "mdast";
import { eachNode } from "#app/content/markdown/each-node.ts";
import { headingIds } from "#app/content/markdown/markdown.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import type { Language } from "#app/i18n/languages.ts";
import { setFields } from "#scripts/translate/exchange/set-fields.ts";
import type { OriginalPage } from "#scripts/translate/original-pages.ts";
import { ownWords, pseudoParts, pseudoSentence, pseudoWords } from "./pseudo-text.ts";

/** Blocks of words. */
const blocks: ReadonlySet<string> = new Set(["paragraph", "heading", "tableCell"]);

/**
 * Returns the file of a page in a pseudo-language: all that translators write, above the body and in it. Pictures, links,
 * code and figures stay, and so do headings that a link of the site leads to.
 *
 * @param linkedIds The ends of all links.
 */
export function pseudoPage(
  page: OriginalPage,
  body: string,
  direction: Language["direction"],
  linkedIds: ReadonlySet<string>,
): string {
  // How long a description with figures is depends on how the language writes them, and there is a limit.
  const isOpen = ({ name, text }: OriginalPage["fields"][number]) => headField.test(name) && text.includes("{{");
  const fields = page.fields
    .filter((field) => !isOpen(field))
    .map(({ path, name, text }) => ({ path, text: pseudoField(name, text, direction) }));
  const written = page.sections.length === 0 ? "" : pseudoBody(body, direction, linkedIds);
  return setFields("---\n---\n", page.data, fields, written.trim());
}

function pseudoField(name: string, text: string, direction: Language["direction"]): string {
  // Search engines cut them off where Spanish ones nearly end.
  return headField.test(name) ? pseudoWords(text, direction) : pseudoSentence(text, direction);
}

/** Fields with the words that search engines show. */
const headField = /^title$|(?:^|\.)description$/;

/** Returns a body with its words in a pseudo-language. */
export function pseudoBody(body: string, direction: Language["direction"], linkedIds: ReadonlySet<string>): string {
  const tree = parseMarkdown(body);
  const ids = headingIds(tree);
  const places: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  let headings = 0;
  eachNode<Nodes>(tree, (block) => {
    const id = block.type === "heading" ? ids[headings++] : undefined;
    if (!blocks.has(block.type) || (id !== undefined && linkedIds.has(id))) return;
    const nodes: Text[] = [];
    eachNode<Nodes>(block, (node) => {
      if (node.type === "text") nodes.push(node);
    });
    const ranges = nodes.flatMap(({ position }) => {
      const [start, end] = [position?.start.offset, position?.end.offset];
      return start === undefined || end === undefined ? [] : [{ start, end }];
    });
    const words = ranges.map(({ start, end }) => body.slice(start, end));
    // A bracket alone may be the beginning of a link.
    const ends = { open: "\\[", close: "\\]", tail: ownWords(words.join(" ")) };
    const parts = pseudoParts(words, direction, ends);
    places.push(...ranges.map((range, index) => ({ ...range, text: parts[index] ?? "" })));
  });
  let [written, from] = ["", 0];
  for (const { start, end, text } of places.sort((a, b) => a.start - b.start)) {
    written += body.slice(from, start) + text;
    from = end;
  }
  return written + body.slice(from);
}

/** Returns the ends of the links in texts: `[a](/b#c)` → `c`. */
export function linkEnds(texts: Iterable<string>): ReadonlySet<string> {
  return new Set([...texts].flatMap((text) => [...text.matchAll(/#([\p{L}\p{N}_-]+)/gu)].map(([, id = ""]) => id)));
}
