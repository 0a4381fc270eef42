import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { OtherPages } from "#app/components/other-pages/other-pages.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/private-buyers.route";
import { getAudiencePage } from "./audience-page.server.ts";
import { UseGroups } from "./use-groups.tsx";

export const loader = loadPage((context) => getAudiencePage("private-buyers", context));

export default function PrivateBuyersPage({ loaderData: { page, body, models, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} image={page.image} />
      <UseGroups groups={page.groups} models={models} columns={3} />
      {body && <SplitText body={body} />}
      <OtherPages {...others} />
      <CallToAction {...page.cta} />
    </>
  );
}
