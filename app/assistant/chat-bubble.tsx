import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hasTranslations } from "#app/i18n/has-translations.ts";
import { originalLanguage } from "#app/i18n/languages.ts";
import { isAllOriginal } from "#app/i18n/original-text.ts";
import type { ReplyPart } from "./reply-parts.ts";
import { siteReplyParts } from "./site-reply.ts";

export interface ChatBubbleProps {
  readonly text: string;
  readonly isBot: boolean;
  /** Whether a language model wrote it, which it then says. */
  readonly isGenerated?: boolean;
  /** Called when a link to a page is followed. */
  readonly onNavigate?: () => void;
}

/** One message as plain text; paths of the site's own pages in replies become links with the page's name. */
export function ChatBubble({ text, isBot, isGenerated = false, onNavigate }: ChatBubbleProps) {
  const { t, i18n } = useTranslation();
  const parts: ReplyPart[] = isBot ? siteReplyParts(text) : [{ text }];
  const isForeign = hasTranslations && parts.every((part) => part.href !== undefined || isAllOriginal(part.text));
  // A page may have its name in the language around the answer.
  const own = (name: string) =>
    isForeign && !isAllOriginal(name) ? { lang: i18n.language, dir: t("language.direction") } : {};
  const words = parts.map((part, index) =>
    part.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
      <Link viewTransition to={part.href} onClick={onNavigate} {...own(part.text)} key={index}>
        {part.text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
      <Fragment key={index}>{isBot ? part.text : <bdi>{part.text}</bdi>}</Fragment>
    ),
  );
  return (
    <li className={isBot ? "chat-bubble chat-bubble--bot" : "chat-bubble chat-bubble--visitor"}>
      <span className="visually-hidden">{isBot ? t("assistant.bot") : t("assistant.visitor")} </span>
      {/* Text and links in one piece, so that they keep their order in a page of the other direction. */}
      {isForeign ? <span {...originalLanguage}>{words}</span> : words}
      {isGenerated && <p className="chat-bubble__origin">{t("assistant.generated")}</p>}
    </li>
  );
}
