import { useId } from "react";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { Action, CallToActionContent } from "#app/schemas/fields.ts";

/** The fields of a `cta` of the content, to be spread: `<CallToAction {...page.cta} />`. */
export interface CallToActionProps extends Resolved<CallToActionContent> {
  readonly secondary?: Resolved<Action>;
}

/** The dark band at the end of a page with the next step. */
export function CallToAction({ title, text, label, href, secondary }: CallToActionProps) {
  const titleId = useId();
  return (
    <section className="call-to-action page split split--seven" aria-labelledby={titleId}>
      <h2 className="call-to-action__title" id={titleId}>
        {title}
      </h2>
      <div className="call-to-action__side">
        <p className="type-lead">{text}</p>
        <p className="call-to-action__actions not-printed">
          <ActionLink label={label} href={href} look="button" />
          {secondary && <ActionLink {...secondary} />}
        </p>
      </div>
    </section>
  );
}
