import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { type Question, Questions } from "#app/components/questions/questions.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { ContactPage } from "./contact.server.ts";

export interface ContactQuestionsProps {
  readonly words: ContactPage["page"]["questions"];
  readonly questions: readonly Question[];
}

/** The few questions that the page answers itself, and the way to the others. */
export function ContactQuestions({ words: { title, intro, action }, questions }: ContactQuestionsProps) {
  return (
    <Section title={title} intro={intro} layout="aside">
      <div className="contact-questions">
        <Questions questions={questions} />
        <ContentLink className="link-arrow" href={action.href}>
          {action.label}
          <Icon name="arrow" />
        </ContentLink>
      </div>
    </Section>
  );
}
