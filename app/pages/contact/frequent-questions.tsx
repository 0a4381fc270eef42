import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import type { ContactPage } from "./contact.server.ts";

/** Questions and answers by topic. Answers open without scripts. */
export function FrequentQuestions({ topics }: { topics: ContactPage["faq"]["topics"] }) {
  const { t } = useTranslation();
  return topics.map(({ topic, questions }) => (
    <div className="frequent-questions" key={topic}>
      <h3 className="frequent-questions__topic">{topic}</h3>
      <div className="frequent-questions__list">
        {questions.map(({ id, question, answer, href }) => (
          <details className="frequent-questions__item" key={id}>
            <summary className="frequent-questions__question">
              <span>
                <KeepTogether text={question} />
              </span>
            </summary>
            <div className="frequent-questions__answer">
              <p>{answer}</p>
              {href && (
                <ContentLink className="link-arrow" href={href} aria-label={t("faq.moreAbout", { question })}>
                  {t("faq.more")}
                  <Icon name="arrow" />
                </ContentLink>
              )}
            </div>
          </details>
        ))}
      </div>
    </div>
  ));
}
