import { ApplicationGrid } from "#app/components/cards/application-grid.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { OtherPages } from "#app/components/other-pages/other-pages.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/audiences.scss?url";
import type { Route } from "./+types/private-buyers.route";
import { getApplicationsPage } from "./applications-page.server.ts";
import { ContactCard } from "./contact-card.tsx";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs) {
  return getApplicationsPage("private-buyers", currentPage(args));
}

export default function PrivateBuyersPage({ loaderData: { page, body, models, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} />
      <ApplicationGrid cards={page.cards} models={models} columns={3} leads>
        <ContactCard {...page.cta} />
      </ApplicationGrid>
      {body && <SplitText body={body} />}
      <OtherPages {...others} />
    </>
  );
}
