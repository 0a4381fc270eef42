import { pageNames } from "virtual:assistant";
import { type ReplyBlock, replyBlocks } from "./reply-parts.ts";

const names = new Map(Object.entries(pageNames));

/** Splits a reply into texts, with links to the pages of this site, and cards. Browser only. */
export function siteReplyBlocks(reply: string): ReplyBlock[] {
  return replyBlocks(reply, { origin: window.location.origin, names });
}

/** Returns what is read of a reply: links by their names. */
export function readableReply(reply: string): string {
  return siteReplyBlocks(reply)
    .map((block) =>
      "card" in block
        ? `${block.card.title}: ${block.card.text} ${block.card.page}.`
        : block.parts.map(({ text }) => text).join(""),
    )
    .join("\n\n");
}
