import { useId } from "react";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

export interface NewsletterProps extends Resolved<PageData<"designer">["newsletter"]> {
  /** Where to write in order to be kept informed, without scripts. */
  readonly email: string;
}

/** How to be told when the designer opens. */
export function Newsletter({ title, text, ...form }: NewsletterProps) {
  const titleId = useId();
  return (
    <section className="newsletter" aria-labelledby={titleId}>
      <h2 className="newsletter__title" id={titleId}>
        <KeepTogether text={title} />
      </h2>
      <p className="newsletter__text">{text}</p>
      <NewsletterForm {...form} />
    </section>
  );
}
