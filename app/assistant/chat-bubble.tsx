import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Contacts } from "#app/components/contact-ways/contact-ways.tsx";
import { originalLanguageAttributes } from "#app/i18n/languages.ts";
import type { ReplyBlock, ReplyCard, ReplyPart } from "./reply-parts.ts";
import { siteReplyBlocks } from "./site-reply.ts";

export interface ChatBubbleProps {
  readonly text: string;
  readonly isBot: boolean;
  /** The company's telephone and email, which are links where a reply names them. */
  readonly contacts: Contacts;
  /** Whether a language model wrote it; the bubble then says so. */
  readonly isGenerated?: boolean;
  /** Whether it is in the original language although the page is not. */
  readonly isUntranslated?: boolean;
  /** Called when a link to a page is followed. */
  readonly onNavigate?: () => void;
}

/** One message; in replies, paths of the site's own pages are links with the page's name, and passages are cards. */
export function ChatBubble(props: ChatBubbleProps) {
  const { text, isBot, contacts, isGenerated = false, isUntranslated = false, onNavigate } = props;
  const { t } = useTranslation();
  const blocks: ReplyBlock[] = isBot ? siteReplyBlocks(text, contacts) : [];
  const hasCards = blocks.some((block) => "card" in block);
  return (
    <li
      className={[
        "chat-bubble type-caption",
        isBot ? "chat-bubble--bot" : "chat-bubble--visitor",
        hasCards && "chat-bubble--wide",
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <span className="visually-hidden">{isBot ? t("assistant.bot") : t("assistant.visitor")} </span>
      {!isBot && <bdi>{text}</bdi>}
      {isUntranslated && <p className="note">{t("assistant.inOriginal")}</p>}
      <Words isUntranslated={isUntranslated}>
        {blocks.map((block, index) =>
          "card" in block ? (
            <PassageCard card={block.card} onNavigate={onNavigate} key={index} />
          ) : (
            <ReplyText parts={block.parts} onNavigate={onNavigate} key={index} />
          ),
        )}
      </Words>
      {isGenerated && <p className="note">{t("assistant.generated")}</p>}
    </li>
  );
}

/** The text of a message, in an element of its language if that is not the page's. */
function Words({ isUntranslated, children }: { readonly isUntranslated: boolean; readonly children: ReactNode }) {
  if (!isUntranslated) return children;
  return (
    <div className="untranslated" {...originalLanguageAttributes}>
      {children}
    </div>
  );
}

type Navigation = Pick<ChatBubbleProps, "onNavigate">;

function ReplyText({ parts, onNavigate }: { readonly parts: readonly ReplyPart[] } & Navigation) {
  return parts.map(({ text, href }, index) =>
    href === undefined ? text : <ReplyLink href={href} name={text} onNavigate={onNavigate} key={index} />,
  );
}

function PassageCard({ card: { title, parts, href, page }, onNavigate }: { readonly card: ReplyCard } & Navigation) {
  return (
    <section className="passage-card">
      <h3 className="type-label">{title}</h3>
      <p>
        <ReplyText parts={parts} onNavigate={onNavigate} />
      </p>
      <ReplyLink href={href} name={page} onNavigate={onNavigate} />
    </section>
  );
}

/** A link to a page, to the catalogue, which is a file, or to the company's telephone or email. */
function ReplyLink({ href, name, onNavigate }: { readonly href: string; readonly name: string } & Navigation) {
  return href.endsWith(".pdf") || !href.startsWith("/") ? (
    <a href={href}>{name}</a>
  ) : (
    <Link viewTransition to={href} onClick={onNavigate}>
      {name}
    </Link>
  );
}
