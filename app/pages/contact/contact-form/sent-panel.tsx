import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "#app/components/questions/disclosure.tsx";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";
import type { SentMessage } from "./contact-store.ts";

export interface SentPanelProps {
  readonly words: ContactPage["page"]["sent"];
  /** Working days within which the company answers, if it says so. */
  readonly replyDays: number | null;
  readonly sent: SentMessage;
}

/** Panel above the form, which is empty again, once a message is sent: the next steps and the message. */
export function SentPanel({ words, replyDays, sent }: SentPanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is announced.
  useEffect(() => {
    // A visitor who is busy elsewhere, such as in the assistant, stays there.
    if (document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [sent]);

  const { email, text } = sent;
  const recipient =
    replyDays === null ? t("contact.answerTo", { email }) : t("contact.answerWithin", { email, count: replyDays });
  const steps = [words.reading, { ...words.answer, text: `${recipient} ${words.answer.text}` }, words.proposal];

  return (
    <div className="sent-panel" ref={panel}>
      <h2 className="type-h3" tabIndex={-1} ref={heading}>
        {t("contact.success.title")}
      </h2>
      <p>{t("contact.success.text")}</p>
      <h3 className="sent-panel__subtitle type-label">{words.title}</h3>
      <ol className="sent-panel__steps type-caption">
        {steps.map((step, index) => (
          <li key={index}>
            <h4 className="sent-panel__name type-label">{step.title}</h4>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <Disclosure summary={t("contact.written")} look="quiet">
        <p className="sent-panel__message">{text}</p>
      </Disclosure>
    </div>
  );
}
