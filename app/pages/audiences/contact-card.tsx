import { ActionLink } from "#app/components/action-link/action-link.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { CallToActionContent } from "#app/schemas/fields.ts";

/** The last card of a grid, which leads to the contact page and fills the place that the last row has left. */
export function ContactCard({ title, text, label, href }: Resolved<CallToActionContent>) {
  return (
    <div className="contact-card">
      <h3 className="type-h2-prose">{title}</h3>
      <div className="contact-card__side">
        <p className="measure">{text}</p>
        <ActionLink label={label} href={href} look="button" className="contact-card__link" />
      </div>
    </div>
  );
}
