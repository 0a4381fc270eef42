import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DataProtection } from "#app/components/form/data-protection.tsx";
import { EmailRemedy } from "#app/components/form/email-remedy.tsx";
import { FormField } from "#app/components/form/form-field.tsx";
import { SubmitButton } from "#app/components/form/submit-button.tsx";
import { WithoutScripts } from "#app/components/form/without-scripts.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { useNewsletterForm } from "./use-newsletter-form.ts";

type Words = Resolved<PageData<"designer">["newsletter"]>;

export interface NewsletterFormProps extends Pick<Words, "consent" | "dataProtection"> {
  /** Email address shown without scripts. */
  readonly email: string;
}

/** The newsletter form. Without scripts it is replaced by a link to write an email. */
export function NewsletterForm({ email, consent, dataProtection }: NewsletterFormProps) {
  const { t } = useTranslation();
  const { form, isInvalid, suggestion, correctEmail, announceKey, isBusy, handlers } = useNewsletterForm();
  const consentId = useId();
  return (
    <div className="newsletter-form">
      <WithoutScripts>
        <a className="button" href={`mailto:${email}`}>
          {t("designer.write", { email })}
        </a>
      </WithoutScripts>
      <form className="newsletter-form__form" aria-label={t("newsletter.form")} noValidate ref={form} {...handlers}>
        <div className="newsletter-form__line">
          <FormField
            name="email"
            type="email"
            autoComplete="email"
            label={t("newsletter.email")}
            placeholder={t("newsletter.placeholder")}
            error={isInvalid ? t("newsletter.error") : undefined}
            remedy={
              (isInvalid || suggestion !== undefined) && (
                <EmailRemedy suggestion={suggestion} isInvalid={isInvalid} onChoose={correctEmail} />
              )
            }
            announceKey={announceKey}
            readOnly={isBusy}
          />
          <SubmitButton isBusy={isBusy} describedBy={consentId}>
            {t("newsletter.send")}
            {isBusy ? <span className="newsletter-form__spinner" aria-hidden="true" /> : <Icon name="arrow" />}
          </SubmitButton>
        </div>
        <p className="newsletter-form__consent" id={consentId}>
          {consent}
        </p>
        <DataProtection {...dataProtection} />
      </form>
    </div>
  );
}
