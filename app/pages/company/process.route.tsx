import { useTranslation } from "react-i18next";
import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { BenefitCards } from "#app/components/cards/benefit-cards.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./process.scss";
import type { Route } from "./+types/process.route";
import { Construction } from "./construction.tsx";
import { PhaseLine } from "./phase-line.tsx";
import { getProcessPage } from "./process-page.server.ts";
import { ProcessPhase } from "./process-phase.tsx";

export const loader = loadPage(getProcessPage);

export default function ProcessPage({ loaderData: { page, body, phases } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { eyebrow, heading, intro, image, benefits, construction, cta } = page;
  return (
    <>
      <PageHeader eyebrow={eyebrow} heading={heading} intro={intro} image={image} size="small">
        <PhaseLine phases={phases} />
      </PageHeader>
      <Section title={t("process.benefits")} titleHidden>
        <BenefitCards {...benefits} />
      </Section>
      {phases.map((phase, index) => (
        <ProcessPhase {...phase} surface={index % 2 === 0 ? "sand" : "plain"} key={index} />
      ))}
      {construction && <Construction {...construction} />}
      {body && <SplitText body={body} />}
      <CallToAction {...cta} />
    </>
  );
}
