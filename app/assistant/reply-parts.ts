import { hasTranslations } from "#app/i18n/has-translations.ts";
import { markOriginal, splitOriginal } from "#app/i18n/original-text.ts";
import { normalisePath } from "#app/routing/paths.ts";

/** A piece of a reply: text, or the text of a link to a page of the site. What is in the original language is marked. */
export interface ReplyPart {
  readonly text: string;
  readonly href?: string;
}

/** The pages that a reply may link to. */
export interface SitePages {
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The name of the page at every path of its language: `/contacto` → «Contacto». */
  readonly names: ReadonlyMap<string, string>;
}

// Matches [text](target), an absolute URL, or a path that stands by itself, but not «24/7», «y/o» or «€/m²».
const candidate =
  /\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)|https?:\/\/[^\s<>"«»]{1,300}|(?<![\w/.:€])\/[\w/?=&#%-]{1,200}/gu;
// Punctuation that ends a sentence is not part of the path.
const closing = /[.,;:!?)\]]+$/;

/**
 * Splits a reply into text and links to pages of the site, which show the name of the page. Everything else stays plain
 * text: `"Mira /contacto."` → `[{ text: "Mira " }, { text: "Contacto", href: "/contacto" }, { text: "." }]`
 */
export function replyParts(reply: string, site: SitePages): ReplyPart[] {
  if (!hasTranslations) return linkParts(reply, site);
  return splitOriginal(reply).flatMap(({ text, isOriginal }) =>
    linkParts(text, site, isOriginal ? markOriginal : asIs),
  );
}

function asIs(words: string): string {
  return words;
}

/** The names of pages are in their own language, whatever that of the words around them is. */
function linkParts(reply: string, site: SitePages, mark = asIs): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let rest = 0;
  for (const { 0: whole, 1: words, 2: target, index } of reply.matchAll(candidate)) {
    const found = words !== undefined ? whole : whole.replace(closing, "");
    const href = sitePath(target ?? found, site);
    const name = href === undefined ? undefined : site.names.get(normalisePath(href));
    if (href === undefined || name === undefined) continue;
    if (index > rest) parts.push({ text: mark(reply.slice(rest, index)) });
    parts.push({ text: words === undefined ? name : mark(words), href });
    rest = index + found.length;
  }
  if (rest < reply.length) parts.push({ text: mark(reply.slice(rest)) });
  return parts;
}

/** Returns a path of this site, without the origin. A target that begins with two slashes is another site. */
function sitePath(target: string, { origin }: SitePages): string | undefined {
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  return /^\/(?!\/)/.test(path) ? path : undefined;
}
