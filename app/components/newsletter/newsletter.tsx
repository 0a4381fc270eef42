import { NewsletterForm } from "#app/components/newsletter-form/newsletter-form.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";

export interface NewsletterProps extends Resolved<PageData<"designer">["newsletter"]> {
  /** Where to write in order to be kept informed, without scripts. */
  readonly email: string;
}

/** How to be told when the designer opens. */
export function Newsletter({ title, text, ...form }: NewsletterProps) {
  return (
    <Section title={title} surface="steel" layout="aside">
      <div className="newsletter">
        <p className="newsletter__text">{text}</p>
        <NewsletterForm {...form} />
      </div>
    </Section>
  );
}
