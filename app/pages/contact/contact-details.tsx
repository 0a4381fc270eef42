import { useTranslation } from "react-i18next";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { ContactPage } from "./contact.server.ts";

export interface ContactDetailsProps {
  readonly contact: ContactPage["contact"];
  readonly image: ContactPage["page"]["image"];
}

/** Email address, telephone and postal address of the company, with a picture. */
export function ContactDetails({ contact, image }: ContactDetailsProps) {
  const { t } = useTranslation();
  return (
    <section className="contact-details" aria-label={t("contact.ways")}>
      <Picture {...image} slot="panel" className="contact-details__image" priority />
      <address>
        <dl className="contact-details__list">
          <div>
            <dt className="contact-details__name">{t("contact.email")}</dt>
            <dd className="contact-details__value">
              <a className="contact-details__link" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="contact-details__name">{t("contact.telephone")}</dt>
            <dd className="contact-details__value">
              <a className="contact-details__link" href={telephoneHref(contact.telephone)}>
                {contact.telephone}
              </a>
            </dd>
          </div>
          <div>
            <dt className="contact-details__name">{t("contact.address")}</dt>
            <dd className="contact-details__value">{contact.address}</dd>
          </div>
        </dl>
      </address>
    </section>
  );
}
