import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContentLink, isFile } from "#app/components/content-link/content-link.tsx";
import { originalLanguageAttributes } from "#app/i18n/languages.ts";
import type { AssistantCard } from "#app/integrations/chat.ts";
import { type ReplyTargets, replyParts } from "./reply-parts.ts";
import { namePage } from "./site-reply.ts";

export interface ChatBubbleProps {
  readonly text: string;
  /** The parts of a reply, which are shown instead of its text. */
  readonly cards?: readonly AssistantCard[];
  readonly isBot: boolean;
  /** The links of a reply. */
  readonly targets: ReplyTargets;
  /** Whether a language model wrote it; the bubble then says so. */
  readonly isGenerated?: boolean;
  /** Whether it is in the original language although the page is not. */
  readonly isUntranslated?: boolean;
  /** Called when a link to a page is followed. */
  readonly onNavigate?: () => void;
}

/** One message; in replies, paths of the site's own pages are links with the page's name. */
export function ChatBubble(props: ChatBubbleProps) {
  const { text, cards = [], isBot, targets, isGenerated = false, isUntranslated = false, onNavigate } = props;
  const { t } = useTranslation();
  const isWide = cards.some(({ title, table }) => title !== undefined || table !== undefined);
  return (
    <li
      className={[
        "chat-bubble type-caption",
        isBot ? "chat-bubble--bot" : "chat-bubble--visitor",
        isWide && "chat-bubble--wide",
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <span className="visually-hidden">{isBot ? t("assistant.bot") : t("assistant.visitor")} </span>
      {!isBot && <bdi>{text}</bdi>}
      {isUntranslated && <p className="note">{t("assistant.inOriginal")}</p>}
      <InLanguage isUntranslated={isUntranslated}>
        {isBot && cards.length === 0 && <ReplyText {...{ text, targets, onNavigate }} />}
        {cards.map((card, index) => (
          <ReplyCard {...{ card, targets, onNavigate }} key={index} />
        ))}
      </InLanguage>
      {isGenerated && <p className="note">{t("assistant.generated")}</p>}
    </li>
  );
}

/** The text of a message, in an element of its language if that is not the page's. */
function InLanguage({ isUntranslated, children }: { readonly isUntranslated: boolean; readonly children: ReactNode }) {
  if (!isUntranslated) return children;
  return (
    <div className="untranslated" {...originalLanguageAttributes}>
      {children}
    </div>
  );
}

type Navigation = Pick<ChatBubbleProps, "onNavigate">;
type Words = Pick<ChatBubbleProps, "targets" | "onNavigate">;

function ReplyText({ text, targets, onNavigate }: { readonly text: string } & Words) {
  return replyParts(text, targets).map(({ text, href }, index) =>
    href === undefined ? text : <ReplyLink href={href} name={text} onNavigate={onNavigate} key={index} />,
  );
}

/** A part of a reply. Only passages, which have titles, have a frame. */
function ReplyCard({ card, targets, onNavigate }: { readonly card: AssistantCard } & Words) {
  const { title, text, table, path = "" } = card;
  const name = namePage(path, targets);
  return (
    <section className={title === undefined ? "reply-part" : "reply-part passage-card"}>
      {title !== undefined && <h3 className="type-label">{title}</h3>}
      {text !== undefined && (
        <p>
          <ReplyText {...{ text, targets, onNavigate }} />
        </p>
      )}
      {table && (
        <div className="reply-table">
          <ReplyTable {...table} />
        </div>
      )}
      {name !== undefined && <ReplyLink href={path} name={name} onNavigate={onNavigate} />}
    </section>
  );
}

function ReplyTable({ heads, rows }: NonNullable<AssistantCard["table"]>) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th scope="col" key={column}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A link to a page, to the catalogue, which is a file, or to the company's telephone or email. */
function ReplyLink({ href, name, onNavigate }: { readonly href: string; readonly name: string } & Navigation) {
  const isPage = href.startsWith("/") && !isFile(href);
  return (
    <ContentLink href={href} onClick={isPage ? onNavigate : undefined}>
      {name}
    </ContentLink>
  );
}
