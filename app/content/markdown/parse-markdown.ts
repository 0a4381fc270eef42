import type { Link, Nodes, Root, Text } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { replaceNodes } from "./replace-nodes.ts";

/** A markdown body as a syntax tree with positions. All readers of a file share its tree, so nothing may change it. */
export type MarkdownTree = Root;

// «~20 m» is about twenty metres: only two signs strike words out.
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/** Looking for bare addresses at every word takes a quarter of the time, and few bodies have one. */
const parserWithoutAddresses = parser().use(withoutAddresses).freeze();

/** Any text that GitHub's syntax reads as an address. */
const mayHaveAddress = /@|www\.|https?:/i;

/** Signs that end a sentence or quotation, which the rules of GitHub, made for English, read as part of an address. */
const afterAddress = /[»”«“…]/u;

/** Returns the syntax tree of a markdown body. Checks, pictures and pages use this one parser. */
export function parseMarkdown(body: string): MarkdownTree {
  if (!mayHaveAddress.test(body)) return parserWithoutAddresses.parse(body);
  const tree = parser.parse(body);
  if (/(?:https?:\/\/|www\.)[^\s»”«“…]*[»”«“…]/iu.test(body)) {
    replaceNodes<Nodes>(tree, (node) => (node.type === "link" ? endAddress(node, body) : undefined));
  }
  return tree;
}

function withoutAddresses(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions?.push({ disable: { null: ["emailAutolink", "protocolAutolink", "wwwAutolink"] } });
  // Only the extension of addresses has transforms, which look for them once more in the finished tree.
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().filter(({ transforms }) => !transforms);
}

/** Returns a bare address up to a sign that ends it, and the rest as words; undefined for other links. */
function endAddress(link: Link, body: string): [Link, Text] | undefined {
  const [words] = link.children;
  const isBare =
    words?.type === "text" && link.url.endsWith(words.value) && body[link.position?.start.offset ?? 0] !== "[";
  const end = isBare ? words.value.search(afterAddress) : -1;
  if (!isBare || end < 0) return undefined;
  const address = words.value.slice(0, end).replace(/[.,;:!?]+$/, "");
  const rest: Text = { type: "text", value: words.value.slice(address.length) };
  const { position } = link;
  const middle = position && {
    line: position.start.line,
    column: position.start.column + address.length,
    offset: (position.start.offset ?? 0) + address.length,
  };
  const first = middle && { start: position.start, end: middle };
  return [
    {
      ...link,
      url: link.url.slice(0, link.url.length - rest.value.length),
      children: [{ type: "text", value: address, ...(first && { position: first }) }],
      ...(first && { position: first }),
    },
    { ...rest, ...(middle && { position: { start: middle, end: position.end } }) },
  ];
}
