import { useId } from "react";
import { useTranslation } from "react-i18next";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";

export interface NewsletterProps extends Resolved<PageData<"designer">["newsletter"]> {
  /** Where to write in order to be kept informed. */
  readonly email: string;
}

/** How to be told when the designer opens. */
export function Newsletter({ title, text, email }: NewsletterProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="newsletter" aria-labelledby={titleId}>
      <h2 className="newsletter__title" id={titleId}>
        <KeepTogether text={title} />
      </h2>
      <a className="button" href={`mailto:${email}`}>
        {t("designer.write", { email })}
      </a>
      <p className="newsletter__text">{text}</p>
    </section>
  );
}
