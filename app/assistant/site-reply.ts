import type { Contacts } from "#app/components/contact-ways/contact-ways.tsx";
import type { AssistantReply } from "#app/integrations/chat.ts";
import { normalisePath } from "#app/routing/paths.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import type { AssistantData } from "./assistant-data.ts";
import { type ReplyTargets, replyParts } from "./reply-parts.ts";

/** Returns what a reply may link to: the pages of this site and the company. Browser only. */
export function siteTargets({ pageNames }: AssistantData, { telephone, email }: Contacts): ReplyTargets {
  const contacts = new Set([telephoneHref(telephone), `mailto:${email}`]);
  return { origin: window.location.origin, names: new Map(Object.entries(pageNames)), contacts };
}

/** Returns the name of the page at a path; undefined if there is none. */
export function namePage(path: string, { names }: ReplyTargets): string | undefined {
  return names.get(normalisePath(path));
}

/** Returns a reply as it is read aloud: links by their names, tables row by row. */
export function readableReply(
  { reply, cards }: Pick<AssistantReply, "reply" | "cards">,
  targets: ReplyTargets,
): string {
  const readable = (text = "") =>
    replyParts(text, targets)
      .map((part) => part.text)
      .join("");
  if (cards.length === 0) return readable(reply);
  return cards
    .map(({ title, text, table, path = "" }) => {
      const rows = table?.rows.map(
        (cells) => `${cells.map((cell, column) => `${table.heads[column]}: ${cell}`).join("; ")}.`,
      );
      return [title && `${title}:`, readable(text), ...(rows ?? []), namePage(path, targets)].filter(Boolean).join(" ");
    })
    .join("\n\n");
}
