import { ActionLink, type ActionLinkProps } from "#app/components/action-link/action-link.tsx";
import { NotedText } from "#app/components/prose/noted-text.tsx";
import { originalLanguageAttributes } from "#app/i18n/languages.ts";
import { Disclosure } from "./disclosure.tsx";

/** A question with its answer and, where another page says more, the link to it. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly more: Pick<ActionLinkProps, "label" | "href"> | null;
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
  return (
    <div className="questions">
      {questions.map(({ id, question, answer, more, untranslated }, index) => (
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
            {more && <ActionLink {...more} className="not-printed" />}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
