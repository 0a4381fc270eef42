import { useId } from "react";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { Questions } from "#app/components/questions/questions.tsx";
import type { ContactPage } from "./contact.server.ts";

type ContactQuestionsProps = ContactPage["page"]["questions"] & Pick<ContactPage, "questions">;

/** The few questions that the page answers itself, and the way to the others. */
export function ContactQuestions({ title, intro, action, questions }: ContactQuestionsProps) {
  const titleId = useId();
  return (
    <section className="split split--seven section section--plain page" aria-labelledby={titleId}>
      <div className="contact-questions__head">
        <h2 className="type-h2-aside" id={titleId}>
          {title}
        </h2>
        <p>{intro}</p>
        <ActionLink {...action} className="not-printed" />
      </div>
      <Questions questions={questions} />
    </section>
  );
}
