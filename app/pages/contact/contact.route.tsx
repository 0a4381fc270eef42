import { BulletLists } from "#app/components/bullet-lists/bullet-lists.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitHeader } from "#app/components/split-header/split-header.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/contact.route";
import { getContactPage } from "./contact.server.ts";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form/contact-form.tsx";
import { FrequentQuestions } from "./frequent-questions.tsx";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return getContactPage(currentPage(args));
}

export default function ContactPage({ loaderData: { page, body, contact, models, faq } }: Route.ComponentProps) {
  const { eyebrow, heading, intro, image, lists } = page;
  return (
    <>
      <SplitHeader
        eyebrow={eyebrow}
        heading={heading}
        intro={intro}
        aside={<ContactDetails contact={contact} image={image} />}
      >
        <ContactForm recipient={contact.email} models={models} words={page.form} />
        <BulletLists lists={lists} layout="below" />
      </SplitHeader>
      {body && <SplitText body={body} />}
      <Section title={faq.title}>
        <FrequentQuestions topics={faq.topics} />
      </Section>
    </>
  );
}
