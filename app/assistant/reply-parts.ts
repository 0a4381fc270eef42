import { normalisePath } from "#app/routing/paths.ts";

/** A piece of a reply: text, or the text of a link to a page of the site. */
export interface ReplyPart {
  readonly text: string;
  readonly href?: string;
}

/** A passage of a page in a reply, with the page that has more. */
export interface ReplyCard {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Name of the page. */
  readonly page: string;
}

/** What a reply consists of, from top to bottom. */
export type ReplyBlock = { readonly parts: readonly ReplyPart[] } | { readonly card: ReplyCard };

/** The pages that a reply may link to. */
export interface SitePages {
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The name of the page at every path of its language: `/contacto` → «Contacto». */
  readonly names: ReadonlyMap<string, string>;
}

// Matches [text](target), an absolute URL, or a path that stands by itself, but not «24/7», «y/o» or «€/m²».
const candidate =
  /\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)|https?:\/\/[^\s<>"«»]{1,300}|(?<![\w/.:€])\/[\w/.?=&#%-]{1,200}/gu;
// Punctuation that ends a sentence is not part of the path.
const closing = /[.,;:!?)\]]+$/;

/**
 * Returns a reply as texts and cards. A card is a paragraph of three lines, the last of them nothing but the
 * path of a page; what is between the cards is one text.
 */
export function replyBlocks(reply: string, site: SitePages): ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  let text: string[] = [];
  const endText = () => {
    if (text.length > 0) blocks.push({ parts: replyParts(text.join("\n\n"), site) });
    text = [];
  };
  for (const paragraph of reply.split("\n\n")) {
    const card = cardOf(paragraph, site);
    if (card) {
      endText();
      blocks.push({ card });
    } else text.push(paragraph);
  }
  endText();
  return blocks;
}

function cardOf(paragraph: string, site: SitePages): ReplyCard | undefined {
  const [title = "", text = "", href = "", ...others] = paragraph.split("\n");
  const page = site.names.get(href);
  return page === undefined || others.length > 0 ? undefined : { title, text, href, page };
}

/**
 * Splits a reply into text and links to pages of the site, which show the name of the page. Everything else stays plain
 * text: `"Mira /contacto."` → `[{ text: "Mira " }, { text: "Contacto", href: "/contacto" }, { text: "." }]`
 */
export function replyParts(reply: string, site: SitePages): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let rest = 0;
  for (const { 0: whole, 1: words, 2: target, index } of reply.matchAll(candidate)) {
    const found = words !== undefined ? whole : whole.replace(closing, "");
    const href = sitePath(target ?? found, site);
    const name = href === undefined ? undefined : site.names.get(normalisePath(href));
    if (href === undefined || name === undefined) continue;
    if (index > rest) parts.push({ text: reply.slice(rest, index) });
    parts.push({ text: words ?? name, href });
    rest = index + found.length;
  }
  if (rest < reply.length) parts.push({ text: reply.slice(rest) });
  return parts;
}

/** Returns a path of this site, without the origin. A target that begins with two slashes is another site. */
function sitePath(target: string, { origin }: SitePages): string | undefined {
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  return /^\/(?!\/)/.test(path) ? path : undefined;
}
