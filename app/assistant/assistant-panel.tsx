import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Contacts } from "#app/components/contact-ways/contact-ways.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { prepareChat } from "#app/integrations/chat.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import type { AssistantData } from "./assistant-data.ts";
import { ChatBubble } from "./chat-bubble.tsx";
import { isFullScreen } from "./full-screen.ts";
import { QuestionForm } from "./question-form.tsx";
import { ReplyFailure } from "./reply-failure.tsx";
import { readableReply, siteTargets } from "./site-reply.ts";
import { useAnnouncedReply } from "./use-announced-reply.ts";
import { useCloseOnCoveredFocus } from "./use-close-on-covered-focus.ts";
import { useConversation } from "./use-conversation.ts";
import { useInertBackground } from "./use-inert-background.ts";
import { useScrollToLatest } from "./use-scroll-to-latest.ts";
import { useVisualViewport } from "./use-visual-viewport.ts";
import "./assistant-panel.scss";

const scrollingKeys = new Set([" ", "PageDown", "PageUp", "Home", "End", "ArrowDown", "ArrowUp"]);

export interface AssistantPanelProps {
  readonly data: AssistantData;
  readonly contacts: Contacts;
  readonly isOpen: boolean;
  /** Closes the panel and moves the focus back to the button, unless `keepFocus` is set. */
  readonly onClose: (options?: { readonly keepFocus: boolean }) => void;
}

/** The conversation with the assistant. The closed panel stays in the document, inert, with all its messages. */
export function AssistantPanel({ data, contacts, isOpen, onClose }: AssistantPanelProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  const targets = useMemo(() => siteTargets(data, contacts), [data, contacts]);
  const { suggestedQuestions } = data;
  const { messages, draft, setDraft, isLoading, failed, reply, send } = useConversation();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isWriting = useRef(false);
  const titleId = useId();
  const noticeId = useId();
  const waitId = useId();
  // Also scrolls when the panel opens, to replies that came while it was closed.
  const log = useScrollToLatest<HTMLDivElement>(`${messages.length} ${isLoading} ${isOpen}`);
  const announced = useAnnouncedReply(reply, isOpen);
  useInertBackground(isOpen);
  useVisualViewport(panel, isOpen);
  useCloseOnCoveredFocus(panel, isOpen, () => onClose({ keepFocus: true }));

  useEffect(() => prepareChat(), []);

  useEffect(() => {
    if (isOpen) (field.current?.disabled ? panel : field).current?.focus({ preventScroll: true });
  }, [isOpen]);

  // Moves the focus back to the field, unless the visitor has moved it elsewhere meanwhile.
  useEffect(() => {
    if (isLoading || !isWriting.current) return;
    isWriting.current = false;
    if (document.activeElement === panel.current) field.current?.focus({ preventScroll: true });
  }, [isLoading]);

  function ask(text: string): void {
    // A disabled field loses the focus, and the panel would miss Escape: so the panel holds the focus until the reply
    // comes. The test includes the whole panel and not only the form, because Safari does not focus a button that is
    // clicked but its nearest focusable ancestor.
    isWriting.current = panel.current?.contains(document.activeElement) ?? false;
    if (isWriting.current) panel.current?.focus({ preventScroll: true });
    send(text);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) onClose();
    // While a reply is pending the panel has the focus, and these keys would scroll the page.
    if (event.target === panel.current && scrollingKeys.has(event.key)) event.preventDefault();
  }

  function onNavigate(): void {
    // On a phone the panel would cover the new page.
    if (isFullScreen()) onClose({ keepFocus: true });
  }

  return (
    <section
      className="assistant-panel"
      role="dialog"
      aria-labelledby={titleId}
      inert={!isOpen}
      tabIndex={-1}
      ref={panel}
      onKeyDown={onKeyDown}
    >
      <div className="assistant-panel__head">
        <h2 className="type-label" id={titleId}>
          {t("assistant.title")}
        </h2>
        <button
          className="assistant-panel__close"
          type="button"
          aria-label={t("assistant.close")}
          onClick={() => onClose()}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="assistant-panel__notice" id={noticeId}>
        {t("assistant.notice")}
      </p>
      {/* Off, because a live log would also read out the visitor's own messages: new replies are announced below. */}
      <div
        className="assistant-panel__log"
        role="log"
        aria-label={t("assistant.log")}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by keyboard.
        tabIndex={0}
        ref={log}
      >
        <p className="note">
          {t("assistant.privacy")}{" "}
          <Link viewTransition to={pathTo("privacy")} onClick={onNavigate}>
            {t("footer.privacy")}
          </Link>
        </p>
        <ol className="assistant-panel__messages">
          <ChatBubble text={t("assistant.greeting")} isBot targets={targets} />
          {messages.map(({ id, ...message }) => (
            <ChatBubble {...message} targets={targets} onNavigate={onNavigate} key={id} />
          ))}
          {isLoading && <ChatBubble text={t("assistant.typing")} isBot targets={targets} />}
        </ol>
        {failed && (
          <ReplyFailure
            failed={failed}
            waitId={waitId}
            contacts={contacts}
            onRetry={() => ask(failed.text)}
            onNavigate={onNavigate}
          />
        )}
        {messages.length === 0 && suggestedQuestions.length > 0 && (
          <ul className="suggested-questions" aria-label={t("assistant.suggestedQuestions")}>
            {suggestedQuestions.map((question, index) => (
              <li key={index}>
                <button
                  className="suggested-questions__question type-caption"
                  type="button"
                  onClick={() => ask(question)}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced && (
          <span key={announced.id}>
            {readableReply({ ...announced, reply: announced.text }, targets)}{" "}
            {announced.isGenerated && t("assistant.generated")}
          </span>
        )}
      </p>
      <QuestionForm
        draft={draft}
        onChange={setDraft}
        isLoading={isLoading}
        describedBy={`${noticeId} ${waitId}`}
        field={field}
        onAsk={ask}
      />
    </section>
  );
}
