import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { CardSection } from "#app/components/cards/card-section.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { getFixedPage } from "#app/pages/shared/fixed-page.server.ts";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "#app/styles/sheets/company.scss";
import type { Route } from "./+types/about.route";

export const loader = loadPage((context) => getFixedPage("about", context));

export default function AboutPage({ loaderData: { page, body } }: Route.ComponentProps) {
  const { eyebrow, heading, intro, image, values, cta } = page;
  return (
    <>
      <PageHeader eyebrow={eyebrow} heading={heading} intro={intro} image={image} />
      {body && <SplitText body={body} />}
      <CardSection {...values} columns={3} />
      <CallToAction {...cta} />
    </>
  );
}
