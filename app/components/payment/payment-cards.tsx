import { CardGrid } from "#app/components/cards/card-grid.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { PaymentCards as PaymentCardsContent } from "#app/content/schemas/cards.ts";
import { PaymentLine } from "./payment-line.tsx";

/** Ways of paying or of investing side by side, each below its drawing. */
export function PaymentCards({ title, cards, note }: Resolved<PaymentCardsContent>) {
  return (
    <Section title={title}>
      <CardGrid columns={3}>
        {cards.map((card, index) => (
          <div className="payment-card" key={index}>
            <PaymentLine shape={card.shape} />
            <h3>{card.title}</h3>
            <p className="card-text">{card.text}</p>
          </div>
        ))}
      </CardGrid>
      <p className="payment-note caption">{note}</p>
    </Section>
  );
}
