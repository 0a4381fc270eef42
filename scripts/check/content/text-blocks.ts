import type { Nodes, Paragraph, RootContent } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import { eachNode } from "#app/content/markdown/each-node.ts";
import type { MarkdownTree } from "#app/content/markdown/parse-markdown.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import type { TextField } from "#app/content/walk-fields.ts";
import { bodyIssue, sourceOffset } from "./body-nodes.ts";
import { fieldIssue, frontMatterTexts } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";

/** A piece of text that is read in one go, and what stands so near that it is read with it. */
export interface TextBlock {
  /** The texts of the block itself, in which something may be found. */
  readonly texts: readonly BlockText[];
  /** All that is read with it: the block and its neighbours. */
  readonly words: string;
  /** Name of its field; undefined in a body. */
  readonly field?: string;
  /** The same for all blocks that a page shows together: a list with its head and foot, or what is below a heading. */
  readonly section: string;
}

interface BlockText {
  readonly text: string;
  /** Returns an issue of the piece `found`, which stands at an offset of the text. */
  readonly issue: (code: RuleCode, values: Issue["values"], offset: number, found: string) => Issue;
}

/** Fields in large letters or for screen readers and links: what completes them stands beside them. */
const headings: ReadonlySet<string> = new Set(["title", "heading", "question"]);
/** Fields that are read far from their neighbours: a search engine shows a description by itself, a visitor one answer. */
const alone: ReadonlySet<string> = new Set(["description", "answer"]);

/**
 * Returns the blocks of a file, without its headings. In front matter, a block is a field with the other texts of its
 * object, or one item of a list; in a body, a paragraph, a list, or a table with the paragraphs around it.
 */
export function textBlocks(file: ContentFile): TextBlock[] {
  return [...fieldBlocks(file), ...bodyBlocks(file)];
}

function fieldBlocks(file: ContentFile): TextBlock[] {
  const fields = frontMatterTexts(file).filter(({ path }) => !headings.has(String(path.at(-1))));
  const byObject = Map.groupBy(fields, objectOf);
  return fields.map((field) => {
    const { path, text } = field;
    const neighbours = byObject.get(objectOf(field)) ?? [];
    return {
      field: path.join("."),
      texts: [{ text, issue: (code, values) => fieldIssue(file, path, code, values) }],
      words: neighbours.map((neighbour) => neighbour.text).join("\n"),
      section: sectionOf(field),
    };
  });
}

/** Returns the name of what is read together with a field: its object, or the field alone. */
function objectOf({ path }: TextField): string {
  const name = path.at(-1);
  const isAlone = typeof name === "number" || alone.has(String(name));
  return (isAlone ? path : path.slice(0, -1)).join(".") + (isAlone ? "" : ".*");
}

/** Returns the name of the section that shows a field: the outermost field around it, or its own. */
function sectionOf({ path }: TextField): string {
  return path.slice(0, alone.has(String(path.at(-1))) ? path.length : 1).join(".");
}

function bodyBlocks(file: ContentFile): TextBlock[] {
  return textsOfBlocks(file.tree()).map(({ texts, words, section }) => ({
    texts: texts.map((textNode) => ({
      text: textNode.value,
      issue: (code: RuleCode, values: Issue["values"], offset: number, found: string) =>
        bodyIssue(file, textNode, code, values, sourceOffset(file, textNode, offset, found)),
    })),
    words,
    section,
  }));
}

interface BlockNodes {
  readonly texts: readonly TextNode[];
  readonly words: string;
  readonly section: string;
}

// Several checks read the same body.
const cache = new WeakMap<MarkdownTree, BlockNodes[]>();

function textsOfBlocks(tree: MarkdownTree): BlockNodes[] {
  const cached = cache.get(tree);
  if (cached) return cached;
  const nodes = tree.children;
  const texts = new Map(nodes.map((node) => [node, textNodes(node)]));
  let headings = 0;
  const blocks = nodes.flatMap((node, index) => {
    if (node.type === "heading") {
      headings += 1;
      return [];
    }
    const around = node.type === "table" ? [nodes[index - 1], nodes[index + 1]].filter(isParagraph) : [];
    const read = [node, ...around].flatMap((part) => texts.get(part) ?? []);
    return { texts: texts.get(node) ?? [], words: read.map(({ value }) => value).join("\n"), section: `#${headings}` };
  });
  cache.set(tree, blocks);
  return blocks;
}

type TextNode = Extract<Nodes, { type: "text" }>;

function isParagraph(node: RootContent | undefined): node is Paragraph {
  return node?.type === "paragraph";
}

function textNodes(node: Nodes): TextNode[] {
  const found: TextNode[] = [];
  eachNode<Nodes>(node, (part) => {
    if (part.type === "text") found.push(part);
  });
  return found;
}
