import { useTranslation } from "react-i18next";
import { ContentLink, isFile } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { NotedText } from "#app/components/prose/noted-text.tsx";
import { originalLanguageAttributes } from "#app/i18n/languages.ts";
import { Disclosure } from "./disclosure.tsx";

/** A question with its answer and, where another page says more, the path of that page. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly href: string | null;
  /** Whether it is in the original language on a page of another language. */
  readonly untranslated?: true;
}

export interface QuestionsProps {
  readonly questions: readonly Question[];
  /** Whether each answer has the id of its question, which a link may name; at most one list of a page may. */
  readonly linkable?: boolean;
  /** Whether the first answer is open and shows what the rows hold. */
  readonly isFirstOpen?: boolean;
}

/**
 * Questions whose answers open without scripts. The id is on the answer and not on the row: browsers open what encloses
 * the target of a link.
 */
export function Questions({ questions, linkable = false, isFirstOpen = false }: QuestionsProps) {
  const { t } = useTranslation();
  return (
    <div className="questions">
      {questions.map(({ id, question, answer, href, untranslated }, index) => (
        <Disclosure
          summary={untranslated ? <span {...originalLanguageAttributes}>{question}</span> : question}
          look="question"
          isOpen={isFirstOpen && index === 0}
          key={id}
        >
          <div className="questions__answer" id={linkable ? id : undefined}>
            <p {...(untranslated && originalLanguageAttributes)}>
              <NotedText text={answer} />
            </p>
            {href && (
              <ContentLink className="link-arrow not-printed" href={href}>
                {t("faq.more")}
                {isFile(href) && ` (${t("download.file")})`}
                <span className="visually-hidden" {...(untranslated && originalLanguageAttributes)}>
                  : {question}
                </span>
                <Icon name="arrow" />
              </ContentLink>
            )}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
