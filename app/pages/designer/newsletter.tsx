import { useId } from "react";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

export interface NewsletterProps extends Resolved<PageData<"designer">["newsletter"]> {
  /** Email address shown without scripts. */
  readonly email: string;
}

/** The newsletter: what it is at the left, the form in one row beside it. */
export function Newsletter({ title, text, confirmation, ...form }: NewsletterProps) {
  const titleId = useId();
  return (
    <section className="newsletter split split--six section section--plain page" aria-labelledby={titleId}>
      <div className="newsletter__words">
        <h2 className="type-h2-aside" id={titleId}>
          {title}
        </h2>
        <p className="newsletter__text">{text}</p>
        <p className="caption">{confirmation}</p>
      </div>
      <NewsletterForm {...form} />
    </section>
  );
}
