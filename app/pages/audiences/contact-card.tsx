import { ActionLink } from "#app/components/action-link/action-link.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { CallToActionContent } from "#app/schemas/fields.ts";

export interface ContactCardProps extends Resolved<CallToActionContent> {
  /** "band" is a row of its own across the window, "cell" fills the place that the last row has left. */
  readonly shape?: "band" | "cell";
}

/** The last card of a grid, which leads to the contact page. */
export function ContactCard({ title, text, label, href, shape = "band" }: ContactCardProps) {
  const isBand = shape === "band";
  return (
    <div className={`contact-card contact-card--${shape}${isBand ? " split split--seven" : ""}`}>
      <h3 className={isBand ? "type-h2" : "type-h2-prose"}>{title}</h3>
      <div className="contact-card__side">
        <p className={isBand ? "type-lead measure" : undefined}>{text}</p>
        <ActionLink label={label} href={href} look="button" className="contact-card__link" />
      </div>
    </div>
  );
}
