import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { BulletLists } from "#app/components/lists/bullet-lists.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import { Picture } from "#app/pictures/picture.tsx";
import { telephoneHref } from "#app/text/telephone-href.ts";
import type { ContactPage } from "./contact.server.ts";

export interface ContactDetailsProps {
  readonly contact: ContactPage["contact"];
  readonly page: ContactPage["page"];
  /** Whether a message was sent. If so, reading links replace the advice on what to write. */
  readonly isSent: boolean;
  /** The design that goes with the message. */
  readonly children: ReactNode;
}

/** The side column: the ways to reach the company, what to write so that it can answer, and a picture. */
export function ContactDetails({ contact, page, isSent, children }: ContactDetailsProps) {
  const { t } = useTranslation();
  const { asWritten } = useFormats();
  return (
    <section className="contact-details" aria-label={t("contact.ways")}>
      <div className="contact-details__words page">
        {!isSent && children}
        <address>
          <dl>
            <Entry name={t("contact.telephone")} isLine>
              <a className="contact-details__link" href={telephoneHref(contact.telephone)}>
                {asWritten(contact.telephone)}
              </a>
            </Entry>
            <Entry name={t("contact.email")} isLine>
              <a className="contact-details__link" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </Entry>
            <Entry name={t("contact.address")}>{asWritten(contact.address)}</Entry>
            {contact.hours.length > 0 && (
              <Entry name={t("contact.hours")}>
                {contact.hours.map((span, index) => (
                  <p key={index}>{span}</p>
                ))}
              </Entry>
            )}
          </dl>
        </address>
        {isSent ? <Meanwhile {...page.sent.meanwhile} /> : <BulletLists lists={page.lists} layout="below" />}
      </div>
      <Picture {...page.image} slot="panel" className="contact-details__image not-printed" priority />
    </section>
  );
}

interface EntryProps {
  readonly name: string;
  /** Whether it is a telephone number or an email address, which is larger. */
  readonly isLine?: boolean;
  readonly children: ReactNode;
}

function Entry({ name, isLine = false, children }: EntryProps) {
  return (
    <div className="contact-details__entry">
      <dt className="contact-details__name caption">{name}</dt>
      <dd className={isLine ? "contact-details__value type-h4" : "contact-details__place type-card"}>{children}</dd>
    </div>
  );
}

function Meanwhile({ title, links }: ContactPage["page"]["sent"]["meanwhile"]) {
  return (
    <div>
      <h2 className="contact-details__title">{title}</h2>
      <ul className="contact-details__links">
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <ContentLink className="contact-details__further" href={href}>
              {label}
              <Icon name="arrow" />
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
