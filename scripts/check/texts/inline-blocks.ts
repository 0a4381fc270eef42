import type { Nodes } from "mdast";
import { eachNode } from "#app/content/markdown/each-node.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";

export type Range = readonly [start: number, end: number];

/** The words of a paragraph, a heading or a cell of a table, as far as markdown has read them as plain words. */
export interface InlineBlock {
  readonly node: Nodes;
  /** The child of the body that contains it: itself, a list, a table. */
  readonly top: Nodes;
  /** The offset of the block in the body. */
  readonly offset: number;
  /** As long as `source`, with a mask instead of all that markdown has understood. A message quotes `source`. */
  readonly text: string;
  /** The words as they are written. */
  readonly source: string;
  /** Ranges of `text` with bare addresses, which markdown turns into links by itself. */
  readonly addresses: readonly Range[];
}

/** Replaces a sign that markdown has understood. No text has it: Unicode's sign for embedded objects. */
export const mask = "\uFFFC";

const escaped = /\\[!-/:-@[-`{-~]/g;

/** Returns the blocks of a body that have words, in the order of the text. */
export function inlineBlocks({ tree, body }: Pick<ParsedEntry<object>, "tree" | "body">): InlineBlock[] {
  const blocks: InlineBlock[] = [];
  for (const top of tree().children) {
    eachNode<Nodes>(top, (node) => {
      if (/^(?:paragraph|heading|tableCell)$/.test(node.type)) blocks.push(readBlock(node, top, body));
    });
  }
  return blocks;
}

function readBlock(node: Nodes, top: Nodes, body: string): InlineBlock {
  const [start, stop] = rangeOf(node) ?? [0, 0];
  const children = "children" in node ? node.children : [];
  // Without the signs that make it a heading or a cell.
  const offset = children[0]?.position?.start.offset ?? start;
  const end = children.at(-1)?.position?.end.offset ?? stop;
  const source = body.slice(offset, end);
  const pieces: string[] = [];
  const addresses: Range[] = [];
  let at = offset;
  let hasPlaces = true;
  eachNode<Nodes>(node, (inner) => {
    const range = rangeOf(inner);
    // The parser forgets the places of some bare addresses.
    if (!range) hasPlaces = false;
    else if (range[0] >= at && (inner.type === "text" || isBareAddress(inner, body))) {
      const [from, to] = range;
      if (inner.type === "link") addresses.push([from - offset, to - offset]);
      pieces.push(
        mask.repeat(from - at),
        body.slice(from, to).replace(escaped, (sign) => mask.repeat(sign.length)),
      );
      at = to;
    }
  });
  if (!hasPlaces) return { node, top, offset, source, text: source, addresses: [[0, source.length]] };
  pieces.push(mask.repeat(Math.max(0, end - at)));
  return { node, top, offset, source, text: pieces.join(""), addresses };
}

/** Whether a link is an address in the text without brackets: `www.example.com`, `a@b.es`. */
function isBareAddress(node: Nodes, body: string): boolean {
  return node.type === "link" && !/[[<]/.test(body[node.position?.start.offset ?? 0] ?? "");
}

function rangeOf({ position }: Nodes): Range | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** Returns a text with bars instead of what is in ranges, which may reach beyond it. */
export function withoutRanges(text: string, ranges: readonly Range[]): string {
  return ranges.reduce((rest, [start, end]) => {
    const [from, to] = [Math.max(0, start), Math.min(rest.length, end)];
    return from < to ? `${rest.slice(0, from)}${"|".repeat(to - from)}${rest.slice(to)}` : rest;
  }, text);
}
