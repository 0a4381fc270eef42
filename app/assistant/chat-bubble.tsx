import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { originalLanguage } from "#app/i18n/languages.ts";
import type { ReplyBlock, ReplyCard } from "./reply-parts.ts";
import { siteReplyBlocks } from "./site-reply.ts";

export interface ChatBubbleProps {
  readonly text: string;
  readonly isBot: boolean;
  /** Whether a language model wrote it; the bubble then says so. */
  readonly isGenerated?: boolean;
  /** Whether it is in the original language although the page is not. */
  readonly isUntranslated?: boolean;
  /** Called when a link to a page is followed. */
  readonly onNavigate?: () => void;
}

/** One message; in replies, paths of the site's own pages become links with the page's name, and passages are cards. */
export function ChatBubble({ text, isBot, isGenerated = false, isUntranslated = false, onNavigate }: ChatBubbleProps) {
  const { t } = useTranslation();
  const blocks: ReplyBlock[] = isBot ? siteReplyBlocks(text) : [];
  const hasCards = blocks.some((block) => "card" in block);
  return (
    <li
      className={["chat-bubble", isBot ? "chat-bubble--bot" : "chat-bubble--visitor", hasCards && "chat-bubble--wide"]
        .filter(Boolean)
        .join(" ")}
    >
      <span className="visually-hidden">{isBot ? t("assistant.bot") : t("assistant.visitor")} </span>
      {!isBot && <bdi>{text}</bdi>}
      {isUntranslated && <p className="chat-bubble__origin">{t("assistant.inOriginal")}</p>}
      <Words isUntranslated={isUntranslated}>
        {blocks.map((block, index) =>
          "card" in block ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a message never change.
            <PassageCard card={block.card} onNavigate={onNavigate} key={index} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a message never change.
            <Fragment key={index}>
              {block.parts.map((part, place) =>
                part.href ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
                  <ReplyLink href={part.href} name={part.text} onNavigate={onNavigate} key={place} />
                ) : (
                  part.text
                ),
              )}
            </Fragment>
          ),
        )}
      </Words>
      {isGenerated && <p className="chat-bubble__origin">{t("assistant.generated")}</p>}
    </li>
  );
}

/** The text of a message, in an element of its language if that is not the page's. */
function Words({ isUntranslated, children }: { readonly isUntranslated: boolean; readonly children: ReactNode }) {
  if (!isUntranslated) return children;
  return (
    <div className="untranslated" {...originalLanguage}>
      {children}
    </div>
  );
}

type Navigation = Pick<ChatBubbleProps, "onNavigate">;

function PassageCard({ card: { title, text, href, page }, onNavigate }: { readonly card: ReplyCard } & Navigation) {
  return (
    <section className="passage-card">
      <h3 className="passage-card__title">{title}</h3>
      <p>{text}</p>
      <ReplyLink href={href} name={page} onNavigate={onNavigate} />
    </section>
  );
}

/** A link to a page, or to the catalogue, which is a file. */
function ReplyLink({ href, name, onNavigate }: { readonly href: string; readonly name: string } & Navigation) {
  return href.endsWith(".pdf") ? (
    <a href={href}>{name}</a>
  ) : (
    <Link viewTransition to={href} onClick={onNavigate}>
      {name}
    </Link>
  );
}
