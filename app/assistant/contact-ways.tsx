import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Shell } from "#app/frame/shell.server.ts";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { usePaths } from "#app/routing/use-paths.ts";

/** How to reach a person in the place of the assistant. */
export type Contacts = Pick<Shell, "telephone" | "email">;

export interface ContactWaysProps {
  readonly contacts: Contacts;
  /** Called when the link to the contact page is followed. */
  readonly onNavigate?: () => void;
}

/** What a visitor does whom the assistant fails: telephone, email and the page with the form. */
export function ContactWays({ contacts, onNavigate }: ContactWaysProps) {
  const { t } = useTranslation();
  const { asWritten } = useFormats();
  const pathTo = usePaths();
  return (
    <ul className="contact-ways">
      <li>
        <a className="contact-ways__way" href={telephoneHref(contacts.telephone)}>
          {asWritten(contacts.telephone)}
        </a>
      </li>
      <li>
        <a className="contact-ways__way" href={`mailto:${contacts.email}`}>
          {contacts.email}
        </a>
      </li>
      <li>
        <Link viewTransition className="contact-ways__way" to={pathTo("contact")} onClick={onNavigate}>
          {t("contact.form")}
        </Link>
      </li>
    </ul>
  );
}
