import { pageNames } from "virtual:assistant";
import { type ReplyPart, replyParts } from "./reply-parts.ts";

const names = new Map(Object.entries(pageNames));

/** Splits a reply into text and links to the pages of this site. Browser only. */
export function siteReplyParts(reply: string): ReplyPart[] {
  return replyParts(reply, { origin: window.location.origin, names });
}

/** Returns what is read of a reply: links by their names. */
export function readableReply(reply: string): string {
  return siteReplyParts(reply)
    .map(({ text }) => text)
    .join("");
}
