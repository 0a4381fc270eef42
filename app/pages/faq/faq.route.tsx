import { useTranslation } from "react-i18next";
import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { Questions } from "#app/components/questions/questions.tsx";
import { Section } from "#app/components/section/section.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import { ModelScale } from "#app/pages/models/model-scale.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import "./styles.scss";
import type { Route } from "./+types/faq.route";
import { getFaqPage } from "./faq.server.ts";

export const loader = loadPage(getFaqPage);

export default function FaqPage({ loaderData: { page, topics, models, telephone } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { asWritten } = useFormats();
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <PageHeader heading={page.heading} intro={`${t("faq.count", { count })} ${page.intro}`} size="small">
        <nav className="topics page not-printed" aria-label={t("faq.topics")}>
          <ul className="topics__list">
            {topics.map(({ id, topic }) => (
              <li key={id}>
                <a className="topics__link" href={`#${id}`}>
                  {topic}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <div className="faq page">
        {topics.map(({ id, topic, questions }, index) => (
          <section className="faq__topic" aria-labelledby={id} key={id}>
            <h2 className="faq__title type-h2-prose" id={id}>
              {topic}
            </h2>
            <Questions questions={questions} linkable isFirstOpen={index === 0} />
          </section>
        ))}
      </div>
      <Section {...page.models} surface="sand">
        <ModelScale models={models} />
      </Section>
      <CallToAction {...page.cta} secondary={{ label: asWritten(telephone), href: telephoneHref(telephone) }} />
    </>
  );
}
