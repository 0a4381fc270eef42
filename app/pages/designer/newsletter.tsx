import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DataProtection } from "#app/components/form/data-protection.tsx";
import { EmailField } from "#app/components/form/email-field.tsx";
import { SubmitButton } from "#app/components/form/submit-button.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { useNewsletterForm } from "./use-newsletter-form.ts";

export interface NewsletterProps extends Resolved<PageData<"designer">["newsletter"]> {
  /** Email address shown without scripts. */
  readonly email: string;
}

/** The newsletter: what it is at the left, the form in one row beside it. */
export function Newsletter({ title, text, confirmation, ...form }: NewsletterProps) {
  const titleId = useId();
  return (
    <section className="newsletter split split--seven section section--plain page" aria-labelledby={titleId}>
      <div className="newsletter__words">
        <h2 className="type-h2-aside" id={titleId}>
          {title}
        </h2>
        <p>{text}</p>
        <p className="caption">{confirmation}</p>
      </div>
      <NewsletterForm {...form} />
    </section>
  );
}

type NewsletterFormProps = Pick<NewsletterProps, "email" | "consent" | "dataProtection">;

/** The newsletter form. Without scripts it is replaced by a link to write an email. */
function NewsletterForm({ email, consent, dataProtection }: NewsletterFormProps) {
  const { t } = useTranslation();
  const { form, invalidFields, suggestion, correctEmail, announceKey, isBusy, outcome, handlers } = useNewsletterForm();
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
        <p className="caption" id={consentId}>
          {consent}
        </p>
        <div className="newsletter-form__line">
          <EmailField
            label={t("newsletter.email")}
            placeholder={t("newsletter.placeholder")}
            error={invalidFields.has("email") ? t("newsletter.error") : undefined}
            suggestion={suggestion}
            onChoose={correctEmail}
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
        <DataProtection {...dataProtection} />
      </form>
    </div>
  );
}
