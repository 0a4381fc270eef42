import { useLocation } from "react-router";
import { useHydrated } from "#app/components/hydrated/use-hydrated.ts";
import { PageHeader } from "#app/components/page-header/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/newsletter.route";
import { getNewsletterPage } from "./newsletter.server.ts";
import { readSubscriptionLink } from "./subscription-link.ts";
import { SubscriptionStep } from "./subscription-step.tsx";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return getNewsletterPage(currentPage(args));
}

/** Confirms or ends a subscription when the button is pressed: mail scanners open links, but press no buttons. */
export default function NewsletterPage({ loaderData: { page, email } }: Route.ComponentProps) {
  const { eyebrow, heading, intro, unknown, failure, withoutScripts } = page;
  const { hash } = useLocation();
  // The built HTML has no hash.
  const shownHash = useHydrated() ? hash : "";
  const change = readSubscriptionLink(shownHash);
  return (
    <>
      <PageHeader eyebrow={eyebrow} heading={heading} intro={intro} />
      <Section>
        <noscript>
          <p>
            {withoutScripts} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </noscript>
        {shownHash !== "" && !change && <p>{unknown}</p>}
        {change && (
          <SubscriptionStep
            change={change}
            words={page[change.action]}
            unknown={unknown}
            failure={failure}
            key={`${change.action} ${change.token}`}
          />
        )}
      </Section>
    </>
  );
}
