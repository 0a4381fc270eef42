import type { Element, Root as HtmlRoot } from "hast";
import type { Nodes, PhrasingContent, Text } from "mdast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { withoutNotes } from "#app/content/claim-notes.ts";
import type { FactSource } from "#app/content/facts.ts";
import { fillHref, fillPlaceholders, findPlaceholders, hasOpenFact } from "#app/content/placeholders.ts";
import { setFigures } from "#app/content/set-figures.ts";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import type { PictureData } from "#app/pictures/picture-data.ts";
import { labelCells } from "./label-cells.ts";
import { linkNotes, type NoteLinks } from "./link-notes.ts";
import type { MarkdownTree } from "./parse-markdown.ts";
import { type ProseElement, toProseNodes } from "./prose-nodes.ts";

/** A rendered body: its blocks as plain data, of which `<Prose>` makes React elements. */
export type MarkdownBody = readonly ProseElement[];

/** What a body is rendered with. */
export interface MarkdownContext {
  readonly facts: FactSource;
  /** Returns a link of the content for pages of the language being built. */
  readonly localiseHref: (href: string) => string;
  /** Returns what a page needs to show a picture below `content/images`. */
  readonly picture: (source: string) => PictureData;
  readonly noteHref: NoteLinks["noteHref"];
  readonly words: NoteLinks["words"] & {
    /** Heading above the footnotes. */
    readonly footnotes: string;
    /** Returns the accessible name of the arrow behind a footnote. */
    readonly footnoteBack: (number: number) => string;
  };
}

const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  // The prefix protects from ids in raw HTML, which is dropped before; the links of footnotes do not have it.
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
    .use(fillTexts, context.facts)
    .use(remarkRehype, {
      clobberPrefix: "",
      footnoteLabel: context.words.footnotes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (index) => context.words.footnoteBack(index + 1),
    })
    .use(rehypeSanitize, sanitizeSchema)
    .use(nameHeadings, headingIds(tree))
    .use(setMeasures)
    .use(labelCells)
    .use(localiseLinks, context)
    .use(linkNotes, context)
    // All readers of the file share the tree, so the facts are put into a copy.
    .runSync(withoutPositions(tree));
  return toProseNodes(html, context.picture);
}

/**
 * Returns the ids of the headings in a body, in order: what links that begin with `#` may name. They are made of the
 * words as they are written, so that a link outlives a change of a figure in its heading.
 */
export function headingIds(tree: MarkdownTree): string[] {
  const html = unified().use(remarkRehype).use(rehypeSlug).runSync(headingsAlone(tree));
  return headingsOf(html).map(({ properties }) => String(properties.id));
}

/** Returns the headings of a tree with what they may refer to: the ids depend on nothing else. */
function headingsAlone(tree: MarkdownTree): MarkdownTree {
  const children: MarkdownTree["children"] = [];
  let hasFootnotes = false;
  visit(tree, (node) => {
    if (node.type === "heading" || node.type === "definition") children.push(node);
    hasFootnotes ||= node.type === "footnoteDefinition";
  });
  // They come last in the page, with a heading of their own.
  return hasFootnotes ? tree : { type: "root", children };
}

/** Returns a copy of a tree without the positions in the source, which take most of the time of a full copy. */
function withoutPositions<Node extends Nodes>(node: Node): Node {
  const { position: _position, ...rest } = node;
  const copy: object = "children" in node ? { ...rest, children: node.children.map(withoutPositions) } : { ...rest };
  // The same but for an optional field.
  return copy as Node;
}

/** Returns the sources of the pictures in a body, in order. */
export function pictureSources(tree: MarkdownTree): string[] {
  const sources: string[] = [];
  visit(tree, "image", ({ url }) => {
    sources.push(url);
  });
  return sources;
}

/** Puts the facts into texts, links and pictures. An email address or telephone number becomes a link. */
function fillTexts(facts: FactSource) {
  return (tree: MarkdownTree) => {
    leaveOutOpen(tree, facts);
    visit(tree, "image", (node) => {
      // Otherwise the name would be escaped like a URL, and no longer be that of its file.
      node.data = { ...node.data, hProperties: { src: node.url } };
    });
    visit(tree, (node) => {
      if ("alt" in node && node.alt) node.alt = withoutNotes(fillPlaceholders(node.alt, facts));
      if ("title" in node && node.title) node.title = withoutNotes(fillPlaceholders(node.title, facts));
      if ("url" in node) node.url = fillHref(node.url, facts);
    });
    // HTML has no links inside links.
    const linked = new Set<Text>();
    visit(tree, ["link", "linkReference"], (link) => {
      visit(link, "text", (node) => {
        linked.add(node);
      });
    });
    visit(tree, "text", (node, index, parent) => {
      const placeholders = findPlaceholders(node.value);
      if (placeholders.length === 0 || index === undefined || !parent) return undefined;
      const parts: PhrasingContent[] = [];
      let from = 0;
      for (const { name, offset, length } of placeholders) {
        if (offset > from) parts.push({ type: "text", value: node.value.slice(from, offset) });
        parts.push(factNode(name, facts, linked.has(node)));
        from = offset + length;
      }
      if (from < node.value.length) parts.push({ type: "text", value: node.value.slice(from) });
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

/** Removes the paragraphs that need a fact which the company has not given yet, and the list items of such alone. */
function leaveOutOpen(tree: MarkdownTree, facts: FactSource): void {
  visit(tree, "paragraph", (paragraph, index, parent) => {
    let isOpen = false;
    visit(paragraph, "text", ({ value }) => {
      isOpen ||= hasOpenFact(value, facts);
    });
    if (!isOpen || index === undefined || !parent) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  visit(tree, "listItem", (item, index, parent) => {
    if (item.children.length > 0 || index === undefined || !parent) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  visit(tree, "list", (list, index, parent) => {
    if (list.children.length > 0 || index === undefined || !parent) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

function factNode(name: string, facts: FactSource, insideLink: boolean): PhrasingContent {
  const value = facts.get(name);
  if (value === undefined) throw new Error(`Nothing in content/site.yaml is called «${name}».`);
  const text = { type: "text", value } as const;
  if (insideLink) return text;
  if (name === "contacto.email") return { type: "link", url: `mailto:${value}`, children: [text] };
  if (name === "contacto.telefono") {
    return { type: "link", url: telephoneHref(value), children: [text] };
  }
  return text;
}

function headingsOf(tree: HtmlRoot): Element[] {
  const headings: Element[] = [];
  visit(tree, "element", (element) => {
    if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
  });
  return headings;
}

function nameHeadings(ids: readonly string[]) {
  return (tree: HtmlRoot) => {
    for (const [index, { properties }] of headingsOf(tree).entries()) properties.id = ids[index];
  };
}

function setMeasures() {
  return (tree: HtmlRoot) => {
    visit(tree, "text", (node) => {
      node.value = setFigures(node.value);
    });
  };
}

function localiseLinks({ localiseHref }: MarkdownContext) {
  return (tree: HtmlRoot) => {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "a" && typeof properties.href === "string") properties.href = localiseHref(properties.href);
    });
  };
}
