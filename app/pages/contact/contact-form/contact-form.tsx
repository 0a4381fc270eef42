import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DataProtection } from "#app/components/form/data-protection.tsx";
import { FormField } from "#app/components/form/form-field.tsx";
import { SubmitButton } from "#app/components/form/submit-button.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";
import { honeypot, useContactForm } from "./use-contact-form.ts";
import { usePrefill } from "./use-prefill.ts";

export interface ContactFormProps {
  /** Email address of the company. */
  readonly recipient: string;
  readonly models: ContactPage["models"];
  readonly words: ContactPage["page"]["form"];
}

/** The contact form. Without scripts the page shows the email address instead. */
export function ContactForm({ recipient, models, words }: ContactFormProps) {
  const { t } = useTranslation();
  const { form, invalidFields, announceKey, isBusy, handlers } = useContactForm(recipient);
  const prefill = usePrefill(form, models);
  const noteId = useId();

  return (
    <div className="contact-form">
      <noscript>
        <p className="contact-form__instead">
          {t("contact.withoutScripts")} <a href={`mailto:${recipient}`}>{recipient}</a>
        </p>
      </noscript>
      {/* `noValidate`, because the browser's messages are in the browser's language. */}
      <form className="contact-form__form" aria-label={t("contact.form")} noValidate ref={form} {...handlers}>
        <FormField
          name="name"
          autoComplete="name"
          label={t("contact.name")}
          error={invalidFields.has("name") ? t("contact.errors.name") : undefined}
          announceKey={announceKey}
          readOnly={isBusy}
        />
        <FormField
          name="email"
          type="email"
          autoComplete="email"
          label={t("contact.emailAddress")}
          error={invalidFields.has("email") ? t("contact.errors.email") : undefined}
          announceKey={announceKey}
          readOnly={isBusy}
        />
        <FormField
          name="message"
          isLong
          label={t("contact.message")}
          {...prefill}
          error={invalidFields.has("message") ? t("contact.errors.message") : undefined}
          announceKey={announceKey}
          readOnly={isBusy}
        />
        <div className="contact-form__honeypot" aria-hidden="true">
          <label>
            {t("contact.honeypot")}
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <DataProtection {...words.dataProtection} />
        <p className="contact-form__note" id={noteId}>
          {words.note}
        </p>
        <SubmitButton isBusy={isBusy} describedBy={noteId}>
          {isBusy ? t("contact.sending") : t("contact.send")}
          <Icon name="arrow" />
        </SubmitButton>
      </form>
    </div>
  );
}
