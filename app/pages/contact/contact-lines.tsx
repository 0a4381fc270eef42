import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/use-formats.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import type { ContactPage } from "./contact.server.ts";

/** Telephone and email address in one row, where the side column is below the form. */
export function ContactLines({ contact }: { readonly contact: ContactPage["contact"] }) {
  const { t } = useTranslation();
  const { asWritten } = useFormats();
  return (
    <ul className="contact-lines not-printed">
      <li>
        <a className="contact-lines__link" href={telephoneHref(contact.telephone)}>
          <span className="note">{t("contact.telephone")}</span>
          <span className="contact-lines__value type-label">{asWritten(contact.telephone)}</span>
        </a>
      </li>
      <li>
        <a className="contact-lines__link" href={`mailto:${contact.email}`}>
          <span className="note">{t("contact.email")}</span>
          <span className="contact-lines__value type-label">{contact.email}</span>
        </a>
      </li>
    </ul>
  );
}
