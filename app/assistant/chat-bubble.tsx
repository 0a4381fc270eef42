import { pageNames } from "virtual:assistant";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { replyParts } from "./reply-parts.ts";

const names = new Map(Object.entries(pageNames));

export interface ChatBubbleProps {
  readonly text: string;
  readonly isBot: boolean;
  /** Called when a link to a page is followed. */
  readonly onNavigate?: () => void;
}

/** One message as plain text; paths of the site's own pages in replies become links with the page's name. */
export function ChatBubble({ text, isBot, onNavigate }: ChatBubbleProps) {
  const { t } = useTranslation();
  const parts = isBot ? replyParts(text, { origin: window.location.origin, names }) : [{ text }];
  return (
    <li className={isBot ? "chat-bubble chat-bubble--bot" : "chat-bubble chat-bubble--visitor"}>
      <span className="visually-hidden">{isBot ? t("assistant.bot") : t("assistant.visitor")} </span>
      {parts.map((part, index) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
          <Link to={part.href} onClick={onNavigate} key={index}>
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </li>
  );
}
