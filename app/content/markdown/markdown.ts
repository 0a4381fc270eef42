import type { ElementContent } from "hast";
import type { Nodes, PhrasingContent, Text } from "mdast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { withoutNotes } from "#app/content/claim-notes.ts";
import type { FactSource } from "#app/content/facts.ts";
import { fillHref, fillPlaceholders, findPlaceholders, hasOpenFact } from "#app/content/placeholders.ts";
import type { PictureData } from "#app/pictures/picture-data.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import { eachNode } from "./each-node.ts";
import { finishHtml } from "./finish-html.ts";
import { framePictures } from "./frame-pictures.ts";
import { namedHeadings } from "./heading-ids.ts";
import type { MarkdownTree } from "./parse-markdown.ts";
import { type ProseElement, toProseNodes } from "./prose-nodes.ts";
import { replaceNodes } from "./replace-nodes.ts";

/** A rendered body as plain data, which `<Prose>` turns into React elements. Notes of claims are characters. */
export type MarkdownBody = readonly ProseElement[];

/** The values that rendering a body needs besides its text. */
export interface MarkdownContext {
  readonly facts: FactSource;
  /** Returns a link of the content for pages of the language being built. */
  readonly localiseHref: (href: string) => string;
  /** Returns what a page needs to show a picture below `content/images`. */
  readonly picture: (source: string) => PictureData;
  readonly words: {
    /** Heading above the footnotes. */
    readonly footnotes: string;
    /** Returns the name of an arrow after a footnote, by its number: «2», or «2-3» for the third reference to it. */
    readonly footnoteBack: (number: string) => string;
  };
}

const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  // The prefix protects against ids in raw HTML, which has been dropped; links to footnotes lack it.
  clobberPrefix: "",
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), "tel"] },
};

/**
 * Returns a markdown body as plain data. Raw HTML and comments are dropped; `npm run check` reports raw HTML.
 *
 * @throws Error naming a placeholder without a fact.
 */
export function renderMarkdown(tree: MarkdownTree, context: MarkdownContext): MarkdownBody {
  const html = unified()
    .use(nameHeadings)
    .use(fillTexts, context.facts)
    .use(remarkRehype, {
      clobberPrefix: "",
      footnoteLabel: context.words.footnotes,
      footnoteLabelProperties: {},
      footnoteBackContent: (_index, place) => backSign(place),
      footnoteBackLabel: (index, place) => context.words.footnoteBack(`${index + 1}${place > 1 ? `-${place}` : ""}`),
    })
    .use(rehypeSanitize, sanitizeSchema)
    .use(framePictures)
    .use(finishHtml, context.localiseHref)
    // All readers of the file share the tree, so placeholders are filled in a copy.
    .runSync(withoutPositions(tree));
  return toProseNodes(html, context.picture);
}

/** Returns a copy of a tree without the positions in the source, which take most of the time of a full copy. */
function withoutPositions<Node extends Nodes>(node: Node): Node {
  const { position: _position, ...rest } = node;
  const copy: object = "children" in node ? { ...rest, children: node.children.map(withoutPositions) } : { ...rest };
  // The same type except for an optional field.
  return copy as Node;
}

/** Returns the sources of the pictures in a body, in order. */
export function pictureSources(tree: MarkdownTree): string[] {
  const sources: string[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type === "image") sources.push(node.url);
  });
  return sources;
}

/** Puts the facts into texts, links and pictures. An email address or telephone number becomes a link. */
function fillTexts(facts: FactSource) {
  return (tree: MarkdownTree) => {
    leaveOutOpen(tree, facts);
    // HTML has no links inside links.
    const linked = new Set<Nodes>();
    eachNode<Nodes>(tree, (node) => {
      // Otherwise the name would be escaped like a URL and no longer match its file.
      if (node.type === "image") node.data = { ...node.data, hProperties: { src: node.url } };
      if ("alt" in node && node.alt) node.alt = withoutNotes(fillPlaceholders(node.alt, facts));
      if ("title" in node && node.title) node.title = withoutNotes(fillPlaceholders(node.title, facts));
      if ("url" in node) node.url = fillHref(node.url, facts);
      if (node.type === "link" || node.type === "linkReference") eachNode<Nodes>(node, (inner) => linked.add(inner));
    });
    replaceNodes<Nodes>(tree, (node) => {
      if (node.type !== "text") return undefined;
      const placeholders = findPlaceholders(node.value);
      if (placeholders.length === 0) return undefined;
      const parts: PhrasingContent[] = [];
      let from = 0;
      for (const { name, offset, length } of placeholders) {
        if (offset > from) parts.push({ type: "text", value: node.value.slice(from, offset) });
        parts.push(...factNodes(name, facts, linked.has(node)));
        from = offset + length;
      }
      if (from < node.value.length) parts.push({ type: "text", value: node.value.slice(from) });
      return parts;
    });
  };
}

/** Removes paragraphs that need an empty fact, and lists and items that are left without any. */
function leaveOutOpen(tree: MarkdownTree, facts: FactSource): void {
  const isOpen = (paragraph: Nodes) => {
    let found = false;
    eachNode<Nodes>(paragraph, (node) => {
      found ||= node.type === "text" && hasOpenFact(node.value, facts);
    });
    return found;
  };
  const remove = (isLeftOut: (node: Nodes) => boolean) =>
    replaceNodes<Nodes>(tree, (node) => (isLeftOut(node) ? [] : undefined));
  remove((node) => node.type === "paragraph" && isOpen(node));
  remove((node) => node.type === "listItem" && node.children.length === 0);
  remove((node) => node.type === "list" && node.children.length === 0);
}

function factNodes(name: string, facts: FactSource, insideLink: boolean): PhrasingContent[] {
  const value = facts.get(name);
  if (value === undefined) throw new Error(`Nothing in content/site.yaml is called «${name}».`);
  const text: Text = { type: "text", value };
  if (insideLink) return [text];
  if (name === "contacto.email") return [{ type: "link", url: `mailto:${value}`, children: [text] }];
  if (name === "contacto.telefono") return [{ type: "link", url: telephoneHref(value), children: [text] }];
  return [text];
}

/** Returns the arrow after a footnote; not «↩», which phones show as an emoji. Further arrows are numbered. */
function backSign(place: number): ElementContent[] {
  const arrow: ElementContent = { type: "text", value: "↑" };
  if (place === 1) return [arrow];
  return [
    arrow,
    { type: "element", tagName: "sup", properties: {}, children: [{ type: "text", value: String(place) }] },
  ];
}

function nameHeadings() {
  return (tree: MarkdownTree) => {
    for (const { heading, id } of namedHeadings(tree)) {
      if (id !== "") heading.data = { ...heading.data, hProperties: { id } };
    }
  };
}
