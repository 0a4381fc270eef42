import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type Contacts, ContactWays } from "#app/components/contact-ways/contact-ways.tsx";
import { usePaths } from "#app/routing/use-paths.ts";

export interface AssistantWaysProps {
  readonly contacts: Contacts;
  /** Called when the link to the contact page is followed. */
  readonly onNavigate: () => void;
}

/** Other ways to reach the company when the assistant fails: telephone, email and the page with the form. */
export function AssistantWays({ contacts, onNavigate }: AssistantWaysProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <ContactWays contacts={contacts}>
      <li>
        <Link viewTransition className="contact-ways__way" to={pathTo("contact")} onClick={onNavigate}>
          {t("contact.form")}
        </Link>
      </li>
    </ContactWays>
  );
}
