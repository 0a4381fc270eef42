import { pageNames } from "virtual:assistant";
import type { Contacts } from "#app/components/contact-ways/contact-ways.tsx";
import type { AssistantReply } from "#app/integrations/chat.ts";
import { normalisePath } from "#app/routing/paths.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import { type ReplyPart, replyParts } from "./reply-parts.ts";

const names = new Map(Object.entries(pageNames));

/** Splits a text of a reply into texts and links to the pages of this site and to the company. Browser only. */
export function siteReplyParts(text: string, { telephone, email }: Contacts): ReplyPart[] {
  const contacts = new Set([telephoneHref(telephone), `mailto:${email}`]);
  return replyParts(text, { origin: window.location.origin, names, contacts });
}

/** Returns the name of the page at a path; undefined if there is none. */
export function namePage(path: string): string | undefined {
  return names.get(normalisePath(path));
}

/** Returns a reply as it is read aloud: links by their names, tables row by row. */
export function readableReply({ reply, cards }: Pick<AssistantReply, "reply" | "cards">, contacts: Contacts): string {
  const readable = (text = "") =>
    siteReplyParts(text, contacts)
      .map((part) => part.text)
      .join("");
  if (cards.length === 0) return readable(reply);
  return cards
    .map(({ title, text, table, path = "" }) => {
      const rows = table?.rows.map(
        (cells) => `${cells.map((cell, column) => `${table.heads[column]}: ${cell}`).join("; ")}.`,
      );
      return [title && `${title}:`, readable(text), ...(rows ?? []), namePage(path)].filter(Boolean).join(" ");
    })
    .join("\n\n");
}
