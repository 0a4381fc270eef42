import type { ReactNode } from "react";
import { useFormats } from "#app/i18n/use-formats.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";

/** How to reach a person when something has failed. */
export interface Contacts {
  readonly telephone: string;
  readonly email: string;
}

export interface ContactWaysProps {
  readonly contacts: Contacts;
  /** Further ways, as items of the list. */
  readonly children?: ReactNode;
}

/** Other ways to reach the company when a script fails: telephone and email, which need none. */
export function ContactWays({ contacts: { telephone, email }, children }: ContactWaysProps) {
  const { asWritten } = useFormats();
  return (
    <ul className="contact-ways">
      <li>
        <a className="contact-ways__way" href={telephoneHref(telephone)}>
          {asWritten(telephone)}
        </a>
      </li>
      <li>
        <a className="contact-ways__way" href={`mailto:${email}`}>
          {email}
        </a>
      </li>
      {children}
    </ul>
  );
}
