import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { CardSection } from "#app/components/cards/card-section.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { ModelScale } from "#app/pages/models/model-scale.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./about.scss";
import type { Route } from "./+types/about.route";
import { getAboutPage } from "./about-page.server.ts";

export const loader = loadPage(getAboutPage);

export default function AboutPage({ loaderData: { page, body, models } }: Route.ComponentProps) {
  const { eyebrow, heading, intro, image, values, cta } = page;
  return (
    <>
      <PageHeader eyebrow={eyebrow} heading={heading} intro={intro} image={image} picture="beside" />
      {body && <SplitText body={body} />}
      <Section {...page.models}>
        <ModelScale models={models} />
      </Section>
      <CardSection {...values} columns={3} />
      <CallToAction {...cta} />
    </>
  );
}
