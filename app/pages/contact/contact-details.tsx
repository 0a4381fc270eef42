import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { BulletLists } from "#app/components/lists/bullet-lists.tsx";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { ContactPage } from "./contact.server.ts";

export interface ContactDetailsProps {
  readonly contact: ContactPage["contact"];
  readonly page: ContactPage["page"];
  /** Whether a message was sent: then what to read meanwhile takes the place of what to write. */
  readonly isSent: boolean;
}

/** The side column: the ways to reach the company, what to write so that it can answer, and a picture. */
export function ContactDetails({ contact, page, isSent }: ContactDetailsProps) {
  const { t } = useTranslation();
  const { asWritten } = useFormats();
  return (
    <section
      className={isSent ? "contact-details contact-details--sent" : "contact-details"}
      aria-label={t("contact.ways")}
    >
      <div className="contact-details__words">
        <address>
          <dl className="contact-details__list">
            <div className="contact-details__entry contact-details__entry--line">
              <dt className="contact-details__name caption">{t("contact.telephone")}</dt>
              <dd className="contact-details__value">
                <a className="contact-details__link" href={telephoneHref(contact.telephone)}>
                  {asWritten(contact.telephone)}
                </a>
              </dd>
            </div>
            <div className="contact-details__entry contact-details__entry--line">
              <dt className="contact-details__name caption">{t("contact.email")}</dt>
              <dd className="contact-details__value">
                <a className="contact-details__link" href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              </dd>
            </div>
            <div className="contact-details__entry">
              <dt className="contact-details__name caption">{t("contact.address")}</dt>
              <dd className="contact-details__place">
                <PostalAddress address={contact.address} />
              </dd>
            </div>
            {contact.hours.length > 0 && (
              <div className="contact-details__entry">
                <dt className="contact-details__name caption">{t("contact.hours")}</dt>
                <dd className="contact-details__place">
                  {contact.hours.map((span) => (
                    <Fragment key={span}>
                      <span className="contact-details__line">{span}</span>{" "}
                    </Fragment>
                  ))}
                </dd>
              </div>
            )}
          </dl>
        </address>
        {isSent ? <Meanwhile {...page.sent.meanwhile} /> : <BulletLists lists={page.lists} layout="below" />}
      </div>
      <Picture {...page.image} slot="panel" className="contact-details__image not-printed" priority />
    </section>
  );
}

/** An address in one line, whose town begins a line of its own where both fit. */
function PostalAddress({ address }: { readonly address: string }) {
  const { asWritten } = useFormats();
  return address.split(/(?<=,) (?=\d{5}\s)/).map((line) => (
    <Fragment key={line}>
      <span className="contact-details__line">{asWritten(line)}</span>{" "}
    </Fragment>
  ));
}

function Meanwhile({ title, links }: ContactPage["page"]["sent"]["meanwhile"]) {
  return (
    <div>
      <h2 className="contact-details__title">{title}</h2>
      <ul className="contact-details__links">
        {links.map(({ label, href }) => (
          <li key={href}>
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
