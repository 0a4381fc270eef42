import type { Heading, Nodes } from "mdast";
import { eachNode } from "#app/content/markdown/each-node.ts";
import { headingIds } from "#app/content/markdown/markdown.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";

/** A section of a body: a heading and all up to the next one, whatever their ranks. */
export interface PageSection {
  /** Id of its heading; empty for the text above the first one. */
  readonly id: string;
  /** Words of its heading. */
  readonly heading: string;
  /** As it is written, with its heading. */
  readonly text: string;
}

const comment = /<!--.*?-->/gs;

/** Returns the sections of a body in their order; the text above the first heading only where there is some. */
export function pageSections(body: string): PageSection[] {
  const tree = parseMarkdown(body);
  const headings: Heading[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type === "heading") headings.push(node);
  });
  const ids = headingIds(tree);
  // Those in quotations and lists are part of the section that they stand in.
  const starts = headings
    .map((heading, index) => ({ heading, id: ids[index] ?? "", at: heading.position?.start.offset ?? 0 }))
    .filter(({ heading }) => tree.children.includes(heading));
  const first = body.slice(0, starts[0]?.at ?? body.length).trim();
  return [
    ...(first === "" ? [] : [{ id: "", heading: "", text: first }]),
    ...starts.map(({ heading, id, at }, index) => ({
      id,
      heading: wordsOf(heading),
      text: body.slice(at, starts[index + 1]?.at ?? body.length).trim(),
    })),
  ];
}

/** Returns a body without its HTML comments, which are notes of writers. */
export function withoutNotes(body: string): string {
  const notes: { readonly start: number; readonly end: number }[] = [];
  eachNode<Nodes>(parseMarkdown(body), (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type !== "html" || start === undefined || end === undefined) return;
    for (const { 0: note, index } of body.slice(start, end).matchAll(comment)) {
      notes.push({ start: start + index, end: start + index + note.length });
    }
  });
  return notes.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), body);
}

function wordsOf(heading: Heading): string {
  const words: string[] = [];
  eachNode<Nodes>(heading, (node) => {
    if ("value" in node) words.push(node.value);
  });
  return words.join("");
}
