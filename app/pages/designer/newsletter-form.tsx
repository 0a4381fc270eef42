import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DataProtection } from "#app/components/form/data-protection.tsx";
import { EmailRemedy } from "#app/components/form/email-remedy.tsx";
import { FormField } from "#app/components/form/form-field.tsx";
import { SubmitButton } from "#app/components/form/submit-button.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { useNewsletterForm } from "./use-newsletter-form.ts";

type Words = Resolved<PageData<"designer">["newsletter"]>;

export interface NewsletterFormProps extends Pick<Words, "consent" | "dataProtection"> {
  /** Email address shown without scripts. */
  readonly email: string;
}

/** The newsletter form. Without scripts it is replaced by a link to write an email. */
export function NewsletterForm({ email, consent, dataProtection }: NewsletterFormProps) {
  const { t } = useTranslation();
  const { form, invalidFields, suggestion, correctEmail, announceKey, isBusy, outcome, handlers } = useNewsletterForm();
  const isInvalid = invalidFields.has("email");
  const consentId = useId();
  const outcomeId = useId();
  return (
    <div className="newsletter-form">
      <div className="without-scripts">
        <a className="button" href={`mailto:${email}`}>
          {t("designer.write", { email })}
        </a>
      </div>
      <form
        className="newsletter-form__form needs-scripts"
        aria-label={t("newsletter.form")}
        noValidate
        ref={form}
        {...handlers}
      >
        <div className="newsletter-form__line">
          <FormField
            name="email"
            type="email"
            autoComplete="email"
            label={t("newsletter.email")}
            placeholder={t("newsletter.placeholder")}
            hint={t("newsletter.required")}
            error={isInvalid ? t("newsletter.error") : undefined}
            remedy={
              (isInvalid || suggestion !== undefined) && (
                <EmailRemedy suggestion={suggestion} isInvalid={isInvalid} onChoose={correctEmail} />
              )
            }
            announceKey={announceKey}
            readOnly={isBusy}
          />
          <SubmitButton isBusy={isBusy} describedBy={outcome ? `${outcomeId} ${consentId}` : consentId}>
            {t("newsletter.send")}
            {isBusy ? <span className="newsletter-form__spinner" aria-hidden="true" /> : <Icon name="arrow" />}
          </SubmitButton>
        </div>
        {/* No live region: the toast has said it, and the button, which has the focus, is described by it. */}
        {outcome && (
          <p className={`newsletter-form__outcome newsletter-form__outcome--${outcome}`} id={outcomeId}>
            <strong>{t(`newsletter.${outcome}.title`)}</strong> {t(`newsletter.${outcome}.text`)}
          </p>
        )}
        <p className="newsletter-form__consent" id={consentId}>
          {consent}
        </p>
        <DataProtection {...dataProtection} />
      </form>
    </div>
  );
}
