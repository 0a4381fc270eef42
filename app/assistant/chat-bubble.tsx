import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ReplyPart } from "./reply-parts.ts";
import { siteReplyParts } from "./site-reply.ts";

export interface ChatBubbleProps {
  readonly text: string;
  readonly isBot: boolean;
  /** Called when a link to a page is followed. */
  readonly onNavigate?: () => void;
}

/** One message as plain text; paths of the site's own pages in replies become links with the page's name. */
export function ChatBubble({ text, isBot, onNavigate }: ChatBubbleProps) {
  const { t } = useTranslation();
  const parts: ReplyPart[] = isBot ? siteReplyParts(text) : [{ text }];
  return (
    <li className={isBot ? "chat-bubble chat-bubble--bot" : "chat-bubble chat-bubble--visitor"}>
      <span className="visually-hidden">{isBot ? t("assistant.bot") : t("assistant.visitor")} </span>
      {parts.map((part, index) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
          <Link viewTransition to={part.href} onClick={onNavigate} key={index}>
            {part.text}
          </Link>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
          <Fragment key={index}>{isBot ? part.text : <bdi>{part.text}</bdi>}</Fragment>
        ),
      )}
    </li>
  );
}
