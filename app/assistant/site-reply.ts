import { pageNames } from "virtual:assistant";
import type { Contacts } from "#app/components/contact-ways/contact-ways.tsx";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { type ReplyBlock, type ReplyPart, replyBlocks } from "./reply-parts.ts";

const names = new Map(Object.entries(pageNames));

/** Splits a reply into texts, with links to the pages of this site and to the company, and cards. Browser only. */
export function siteReplyBlocks(reply: string, { telephone, email }: Contacts): ReplyBlock[] {
  const contacts = new Set([telephoneHref(telephone), `mailto:${email}`]);
  return replyBlocks(reply, { origin: window.location.origin, names, contacts });
}

/** Returns what is read of a reply: links by their names. */
export function readableReply(reply: string, contacts: Contacts): string {
  return siteReplyBlocks(reply, contacts)
    .map((block) =>
      "card" in block
        ? `${block.card.title}: ${readable(block.card.parts)} ${block.card.page}.`
        : readable(block.parts),
    )
    .join("\n\n");
}

function readable(parts: readonly ReplyPart[]): string {
  return parts.map(({ text }) => text).join("");
}
