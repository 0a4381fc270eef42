import type { Root as HtmlRoot } from "hast";
import type { PhrasingContent, Text } from "mdast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { bindShortWords } from "#app/content/bind-short-words.ts";
import type { Facts } from "#app/content/facts.ts";
import { fillHref, fillPlaceholders, findPlaceholders } from "#app/content/placeholders.ts";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import type { PictureData } from "#app/pictures/picture-data.ts";
import { labelCells } from "./label-cells.ts";
import type { MarkdownTree } from "./parse-markdown.ts";
import { type ProseElement, toProseNodes } from "./prose-nodes.ts";

/** A rendered body: its blocks as plain data, which `<Prose>` turns into React elements. */
export type MarkdownBody = readonly ProseElement[];

/** What a body needs from its surroundings. */
export interface MarkdownContext {
  readonly facts: Facts;
  readonly localiseHref: (href: string) => string;
  /** What a page carries of a picture below `content/images`. */
  readonly picture: (source: string) => PictureData;
  readonly words: {
    /** Heading above the footnotes. */
    readonly footnotes: string;
    /** What the arrow behind a footnote does, for those who do not see it. */
    readonly footnoteBack: (number: number) => string;
  };
}

const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  // The links of footnotes have no prefix, and raw HTML, whose ids it is meant for, never gets here.
  clobberPrefix: "",
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), "tel"] },
};

/**
 * Renders a markdown body to plain data. Raw HTML never gets through (comments included); `npm run check` says so
 * before.
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
    .use(rehypeSlug)
    .use(bindHeadings)
    .use(labelCells)
    .use(localiseLinks, context)
    // The tree belongs to everyone who looks at the file, and the facts are put into a copy.
    .runSync(structuredClone(tree));
  return toProseNodes(html, context.picture);
}

/** Ids of the headings in a body, in order: what `#…` links of the same text may name. */
export function headingIds(tree: MarkdownTree): string[] {
  const ids: string[] = [];
  const html = unified().use(remarkRehype).use(rehypeSlug).runSync(tree);
  visit(html, "element", ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName) && typeof properties.id === "string") ids.push(properties.id);
  });
  return ids;
}

/** Sources of the pictures in a body, in order. */
export function pictureSources(tree: MarkdownTree): string[] {
  const sources: string[] = [];
  visit(tree, "image", ({ url }) => {
    sources.push(url);
  });
  return sources;
}

/** Puts the facts into texts, links and pictures; an e-mail address or telephone becomes a link that works. */
function fillTexts(facts: Facts) {
  return (tree: MarkdownTree) => {
    visit(tree, (node) => {
      if ("alt" in node && node.alt) node.alt = fillPlaceholders(node.alt, facts);
      if ("title" in node && node.title) node.title = fillPlaceholders(node.title, facts);
      if ("url" in node) node.url = fillHref(node.url, facts);
    });
    // A link inside a link is none in HTML.
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

function factNode(name: string, facts: Facts, insideLink: boolean): PhrasingContent {
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

/** After the ids, which are made of the words as they were written. */
function bindHeadings() {
  return (tree: HtmlRoot) => {
    visit(tree, "element", (element) => {
      if (!/^h[1-6]$/.test(element.tagName)) return;
      visit(element, "text", (node) => {
        node.value = bindShortWords(node.value);
      });
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
