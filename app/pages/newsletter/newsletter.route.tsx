import { useState } from "react";
import { useLocation } from "react-router";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { useHydrated } from "#app/components/hydrated/use-hydrated.ts";
import { Section } from "#app/components/section/section.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/newsletter.route";
import { getNewsletterPage } from "./newsletter.server.ts";
import { readSubscriptionLink } from "./subscription-link.ts";
import { SubscriptionStep } from "./subscription-step.tsx";

/** Only scripts can read the link of the mail. */
export const handle = { startsAtOnce: true };

export const loader = loadPage(getNewsletterPage);

/** Confirms or ends a subscription when the button is pressed: mail scanners open links, but press no buttons. */
export default function NewsletterPage({ loaderData: { page, email } }: Route.ComponentProps) {
  const { eyebrow, heading, intro, incomplete, signUp, busy, failure, withoutScripts } = page;
  const { hash } = useLocation();
  // The built HTML has no hash.
  const isHydrated = useHydrated();
  const [link, setLink] = useState(hash);
  // A link to a part of the page, such as the one that skips the menu, takes that of the mail out of the URL.
  if (hash !== link && readSubscriptionLink(hash)) setLink(hash);
  const change = isHydrated ? readSubscriptionLink(link) : undefined;
  return (
    <>
      <PageHeader eyebrow={eyebrow} heading={heading} intro={intro} />
      <Section>
        <div className="subscription-place">
          <div className="without-scripts">
            <p>
              {withoutScripts} <a href={`mailto:${email}`}>{email}</a>
            </p>
          </div>
          {isHydrated && !change && (
            <div className="subscription-step">
              {link !== "" && <p>{incomplete}</p>}
              <ActionLink {...signUp} />
            </div>
          )}
          {change && (
            <SubscriptionStep
              change={change}
              words={page[change.action]}
              busy={busy}
              failure={failure}
              key={`${change.action} ${change.token}`}
            />
          )}
        </div>
      </Section>
    </>
  );
}
