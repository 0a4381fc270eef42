import { normalisePath } from "#app/routing/paths.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";

/** A piece of a reply: text, or the text of a link to a page of the site, the company's telephone or its email. */
export interface ReplyPart {
  readonly text: string;
  readonly href?: string;
}

/** The pages and addresses that a reply may link to. */
export interface ReplyTargets {
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The name of the page at every path of its language: `/contacto` → «Contacto». */
  readonly names: ReadonlyMap<string, string>;
  /** The links that dial the company and write to it. */
  readonly contacts: ReadonlySet<string>;
}

// Matches [text](target), an absolute URL, a path by itself, but not «24/7», «y/o» or «€/m²», a telephone number with
// its country, or an email address.
const candidate =
  /\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)|https?:\/\/[^\s<>"«»]{1,300}|(?<![\w/.:€])\/[\w/.?=&#%-]{1,200}|\+\d[\d\s]{5,18}\d|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,190}/gu;
// Punctuation that ends a sentence is not part of the path.
const closing = /[.,;:!?)\]]+$/;

/**
 * Splits a reply into text and links. Those to pages of the site show the name of the page: `"Mira /contacto."` → `[{
 * text: "Mira " }, { text: "Contacto", href: "/contacto" }, { text: "." }]`. Links to anything else stay plain text.
 */
export function replyParts(reply: string, targets: ReplyTargets): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let rest = 0;
  for (const { 0: whole, 1: words, 2: target, index } of reply.matchAll(candidate)) {
    const found = words !== undefined ? whole : whole.replace(closing, "");
    const link = pageLink(target ?? found, targets) ?? contactLink(target ?? found, targets);
    if (!link) continue;
    if (index > rest) parts.push({ text: reply.slice(rest, index) });
    parts.push({ ...link, text: words ?? link.text });
    rest = index + found.length;
  }
  if (rest < reply.length) parts.push({ text: reply.slice(rest) });
  return parts;
}

/** Returns the link to a page of this site. A target that begins with two slashes is another site. */
function pageLink(target: string, { origin, names }: ReplyTargets): ReplyPart | undefined {
  const href = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const text = /^\/(?!\/)/.test(href) ? names.get(normalisePath(href)) : undefined;
  return text === undefined ? undefined : { text, href };
}

/** Returns the link of the company's own telephone or email: a model may invent others. */
function contactLink(text: string, { contacts }: ReplyTargets): ReplyPart | undefined {
  const href = text.includes("@") ? `mailto:${text}` : telephoneHref(text);
  return contacts.has(href) ? { text, href } : undefined;
}
