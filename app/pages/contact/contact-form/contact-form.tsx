import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DataProtection } from "#app/components/form/data-protection.tsx";
import { EmailField } from "#app/components/form/email-field.tsx";
import { FormField } from "#app/components/form/form-field.tsx";
import { SubmitButton } from "#app/components/form/submit-button.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";
import type { SendableDesign } from "#app/pages/contact/use-sent-design.ts";
import { MessageDetails } from "./message-details.tsx";
import { SendingFailed } from "./sending-failed.tsx";
import { honeypot, useContactForm } from "./use-contact-form.ts";
import { useDesignDraft } from "./use-design-draft.ts";
import { usePrefill } from "./use-prefill.ts";

export interface ContactFormProps {
  readonly contact: ContactPage["contact"];
  readonly models: ContactPage["models"];
  readonly words: ContactPage["page"]["form"];
  /** Whether the last attempt to send failed: a lasting message says so, and the button invites to try again. */
  readonly hasFailed: boolean;
  /** The design that the visitor wants to send. */
  readonly design: SendableDesign | undefined;
}

/** The contact form. Without scripts the page shows the email address instead. */
export function ContactForm({ contact, models, words, hasFailed, design }: ContactFormProps) {
  const { t } = useTranslation();
  const { form, invalidFields, suggestion, correctEmail, announceKey, isBusy, handlers } = useContactForm(
    contact.email,
  );
  const about = usePrefill(form, models);
  useDesignDraft(form, models, design);
  const noteId = useId();
  const failureId = useId();
  const fieldOf = (name: string, error?: string) => ({
    name,
    error: invalidFields.has(name) ? error : undefined,
    announceKey,
    readOnly: isBusy,
  });
  const invitation = t(hasFailed ? "contact.retry" : "contact.send");

  return (
    <div className="contact-form">
      <div className="without-scripts">
        <p className="type-lead">
          {t("contact.withoutScripts")} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </div>
      {/* `noValidate`, because the browser's messages are in the browser's language. */}
      <form
        className="contact-form__form needs-scripts"
        aria-label={t("contact.form")}
        noValidate
        ref={form}
        {...handlers}
      >
        <p className="contact-form__required caption">{t("contact.required")}</p>
        <div className="form-field-pair">
          <FormField
            {...fieldOf("name", t("contact.errors.name"))}
            autoComplete="name"
            label={t("contact.name")}
            hint={t("contact.hints.name")}
          />
          <EmailField
            {...fieldOf("email", t("contact.errors.email"))}
            label={t("contact.emailAddress")}
            hint={t("contact.hints.email")}
            suggestion={suggestion}
            onChoose={correctEmail}
          />
        </div>
        <FormField
          {...fieldOf("message", t("contact.errors.message"))}
          isLong
          label={t("contact.message")}
          hint={about ?? t("contact.hints.message")}
        />
        <div className="contact-form__honeypot" aria-hidden="true">
          <label>
            {t("contact.honeypot")}
            {/* What a program writes here is not kept with the draft. */}
            <input name={honeypot} tabIndex={-1} autoComplete="off" onInput={(event) => event.stopPropagation()} />
          </label>
        </div>
        <MessageDetails models={models} fieldOf={fieldOf} />
        <div className={hasFailed ? "contact-form__end contact-form__end--failed" : "contact-form__end"}>
          {hasFailed && <SendingFailed contact={contact} id={failureId} />}
          <p className="contact-form__note caption" id={noteId}>
            {words.note}
          </p>
          <SubmitButton isBusy={isBusy} describedBy={hasFailed ? `${failureId} ${noteId}` : noteId}>
            <span className="submit-button__words" data-other={isBusy ? invitation : t("contact.sending")}>
              {isBusy ? t("contact.sending") : invitation}
            </span>
            <Icon name="arrow" />
          </SubmitButton>
        </div>
        <DataProtection {...words.dataProtection} />
      </form>
    </div>
  );
}
