import { useTranslation } from "react-i18next";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";

export interface SendingFailedProps {
  readonly contact: ContactPage["contact"];
  /** Id by which the button is described. */
  readonly id: string;
}

/** Stays above the button after a failure; a toast, which goes away, says it first. */
export function SendingFailed({ contact, id }: SendingFailedProps) {
  const { t } = useTranslation();
  const { asWritten } = useFormats();
  return (
    <div className="sending-failed" id={id}>
      <h2 className="sending-failed__title">{t("contact.failure.title")}</h2>
      <p>{t("contact.failure.text")}</p>
      <p className="sending-failed__kept">{t("contact.kept")}</p>
      <p className="sending-failed__ways">
        <a className="sending-failed__way" href={telephoneHref(contact.telephone)}>
          {asWritten(contact.telephone)}
        </a>
        <a className="sending-failed__way" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      </p>
    </div>
  );
}
