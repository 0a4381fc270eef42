import { BulletLists } from "#app/components/bullet-lists/bullet-lists.tsx";
import { ContactDetails } from "#app/components/contact-details/contact-details.tsx";
import { ContactForm } from "#app/components/contact-form/contact-form.tsx";
import { FrequentQuestions } from "#app/components/frequent-questions/frequent-questions.tsx";
import { PageHeader } from "#app/components/page-header/page-header.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { getContactPage } from "#app/content/queries/contact.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/contact";

export const meta = pageMeta;

export function loader({ url }: Route.LoaderArgs) {
  return getContactPage(url);
}

export default function ContactPage({ loaderData: { page, body, contact, models, faq } }: Route.ComponentProps) {
  const { eyebrow, heading, intro, image, lists } = page;
  return (
    <>
      <PageHeader eyebrow={eyebrow} heading={heading} intro={intro} />
      <Section>
        <ContactForm recipient={contact.email} models={models} words={page.form} />
      </Section>
      <ContactDetails contact={contact} image={image} />
      <Section>
        <BulletLists lists={lists} />
      </Section>
      {body && <SplitText body={body} />}
      <Section title={faq.title}>
        <FrequentQuestions topics={faq.topics} />
      </Section>
    </>
  );
}
