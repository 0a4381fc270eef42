import { useOutcome } from "#app/components/form/use-submission.ts";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/contact.route";
import { getContactPage } from "./contact.server.ts";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form/contact-form.tsx";
import { contactStore } from "./contact-form/contact-store.ts";
import { SentPanel } from "./contact-form/sent-panel.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { ContactQuestions } from "./contact-questions.tsx";
import { useSentDesign } from "./use-sent-design.ts";

export const loader = loadPage(getContactPage);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, body, contact, replyDays, models, questions, missingDesign } = loaderData;
  const outcome = useOutcome(contactStore);
  const design = useSentDesign(missingDesign);
  const sent = outcome?.kind === "sent" ? outcome : undefined;

  return (
    <>
      <div className="contact">
        <div className="contact__words page">
          <h1 className="contact__heading type-h1-long">{page.heading}</h1>
          {sent ? (
            <SentPanel words={page.sent} replyDays={replyDays} sent={sent} />
          ) : (
            <>
              <p className="contact__intro type-lead measure-narrow">{page.intro}</p>
              <ContactLines contact={contact} />
            </>
          )}
          <ContactForm
            contact={contact}
            models={models}
            words={page.form}
            hasFailed={outcome?.kind === "failed"}
            design={design}
          />
        </div>
        <ContactDetails contact={contact} page={page} isSent={sent !== undefined}>
          {design?.drawing}
        </ContactDetails>
      </div>
      <ContactQuestions {...page.questions} questions={questions} />
      {body && <SplitText body={body} />}
    </>
  );
}
