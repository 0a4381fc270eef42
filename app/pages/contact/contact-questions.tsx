import { useId } from "react";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { type Question, Questions } from "#app/components/questions/questions.tsx";
import type { ContactPage } from "./contact.server.ts";

export interface ContactQuestionsProps {
  readonly words: ContactPage["page"]["questions"];
  readonly questions: readonly Question[];
}

/** The few questions that the page answers itself, and the way to the others. */
export function ContactQuestions({ words: { title, intro, action }, questions }: ContactQuestionsProps) {
  const titleId = useId();
  return (
    <section className="split split--four section section--plain page" aria-labelledby={titleId}>
      <div className="contact-questions__head">
        <h2 className="contact-questions__title" id={titleId}>
          {title}
        </h2>
        <p>{intro}</p>
        <ContentLink className="link-arrow not-printed" href={action.href}>
          {action.label}
          <Icon name="arrow" />
        </ContentLink>
      </div>
      <Questions questions={questions} />
    </section>
  );
}
