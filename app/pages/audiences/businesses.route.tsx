import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { ApplicationGrid } from "#app/components/cards/application-grid.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { BulletLists } from "#app/components/lists/bullet-lists.tsx";
import { OtherPages } from "#app/components/other-pages/other-pages.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/audiences.scss?url";
import type { Route } from "./+types/businesses.route";
import { getApplicationsPage } from "./applications-page.server.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs) {
  return getApplicationsPage("businesses", currentPage(args));
}

export default function BusinessesPage({ loaderData: { page, body, models, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} image={page.image} />
      <Section>
        <BulletLists lists={page.lists} />
      </Section>
      <ApplicationGrid cards={page.cards} models={models} columns={4} />
      {body && <SplitText body={body} />}
      <OtherPages {...others} />
      <CallToAction {...page.cta} />
    </>
  );
}
