import { normalisePath } from "#app/routing/paths.ts";

/** A piece of a reply: words, or words that lead to a page of the site. */
export interface ReplyPart {
  readonly text: string;
  readonly href?: string;
}

/** What a reply is looked through for. */
export interface SitePages {
  /** Where the page comes from, without a slash at the end. */
  readonly origin: string;
  /** Every address of the site: `/contacto`. */
  readonly paths: ReadonlySet<string>;
}

// [words](target), a whole address, or a path that stands by itself: «24/7», «y/o» and «€/m²» are none.
const candidate =
  /\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)|https?:\/\/[^\s<>"«»]{1,300}|(?<![\w/.:€])\/[\w/?=&#%-]{1,200}/gu;
// What ends a sentence does not belong to the path.
const closing = /[.,;:!?)\]]+$/;

/**
 * Cuts a reply into words and links, pages of the site only. Everything else stays the text that it is:
 * `"Mira /contacto."` → `[{ text: "Mira " }, { text: "/contacto", href: "/contacto" }, { text: "." }]`
 */
export function replyParts(reply: string, site: SitePages): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let rest = 0;
  for (const { 0: whole, 1: words, 2: target, index } of reply.matchAll(candidate)) {
    const found = words !== undefined ? whole : whole.replace(closing, "");
    const href = sitePath(target ?? found, site);
    if (href === undefined) continue;
    if (index > rest) parts.push({ text: reply.slice(rest, index) });
    parts.push({ text: words ?? found, href });
    rest = index + found.length;
  }
  if (rest < reply.length) parts.push({ text: reply.slice(rest) });
  return parts;
}

/** The address without its origin when it is one of the site's pages. What begins with two slashes names another site. */
function sitePath(target: string, { origin, paths }: SitePages): string | undefined {
  const path = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  return /^\/(?!\/)/.test(path) && paths.has(normalisePath(path)) ? path : undefined;
}
