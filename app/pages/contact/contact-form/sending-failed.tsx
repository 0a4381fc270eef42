import { useTranslation } from "react-i18next";
import { ContactWays } from "#app/components/contact-ways/contact-ways.tsx";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";

export interface SendingFailedProps {
  readonly contact: ContactPage["contact"];
  /** Id by which the button is described. */
  readonly id: string;
}

/** Stays above the button after a failure; a toast, which goes away, says it first. */
export function SendingFailed({ contact, id }: SendingFailedProps) {
  const { t } = useTranslation();
  return (
    <div className="sending-failed" id={id}>
      <h2 className="type-h3">{t("contact.failure.title")}</h2>
      <p>{t("contact.failure.text")}</p>
      <p className="caption">{t("contact.kept")}</p>
      <ContactWays contacts={contact} />
    </div>
  );
}
