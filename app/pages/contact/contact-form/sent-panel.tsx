import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "#app/components/disclosure/disclosure.tsx";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";

export interface SentPanelProps {
  readonly words: ContactPage["page"]["sent"];
  readonly telephone: string;
  /** Working days within which the company answers, if it says so. */
  readonly replyDays: number | null;
  /** The visitor's email address. */
  readonly email: string;
  /** The message as it was sent. */
  readonly text: string;
  /** Shows the form again. */
  readonly onAgain: () => void;
}

/** Takes the place of the form once a message is sent: what happens next, what was written, and how to call. */
export function SentPanel({ words, telephone, replyDays, email, text, onAgain }: SentPanelProps) {
  const { t } = useTranslation();
  const { asWritten } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Who is busy elsewhere, in the assistant for one, stays there.
    if (document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);

  const recipient =
    replyDays === null ? t("contact.answerTo", { email }) : t("contact.answerWithin", { email, count: replyDays });
  const steps = [words.reading, { ...words.answer, text: `${recipient} ${words.answer.text}` }, words.proposal];

  return (
    <div className="sent-panel">
      <div className="sent-panel__head">
        <h2 className="sent-panel__title" tabIndex={-1} ref={heading}>
          {t("contact.success.title")}
        </h2>
        <p className="sent-panel__text">{t("contact.success.text")}</p>
      </div>
      <h3 className="sent-panel__subtitle">{words.title}</h3>
      <ol className="sent-panel__steps">
        {steps.map((step, index) => (
          <li className="sent-panel__step" key={step.title}>
            <span className="sent-panel__number" aria-hidden="true">
              {String(index + 1).padStart(2, "0")}
            </span>
            <div>
              <h4 className="sent-panel__name">{step.title}</h4>
              <p className="sent-panel__what">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Disclosure summary={t("contact.written")}>
        <p className="sent-panel__message">{text}</p>
      </Disclosure>
      <p className="sent-panel__call">
        {t("contact.call")}{" "}
        <a className="sent-panel__telephone" href={telephoneHref(telephone)}>
          {asWritten(telephone)}
        </a>
      </p>
      <button className="button button--outline sent-panel__again" type="button" onClick={onAgain}>
        {t("contact.again")}
      </button>
    </div>
  );
}
