import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { ApplicationGrid } from "#app/components/cards/application-grid.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { BulletLists } from "#app/components/lists/bullet-lists.tsx";
import { OtherPages } from "#app/components/other-pages/other-pages.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { loadPage } from "#app/pages/load-page.server.ts";
import "#app/styles/sheets/audiences.scss";
import type { Route } from "./+types/businesses.route";
import { getApplicationsPage } from "./audience-page.server.ts";

export const loader = loadPage((context) => getApplicationsPage("businesses", context));

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
