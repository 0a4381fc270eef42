import { Section } from "#app/components/section/section.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { PictureCard } from "#app/content/schemas/cards.ts";
import { Card } from "./card.tsx";
import { CardGrid, type CardGridProps } from "./card-grid.tsx";

export interface CardSectionProps {
  readonly title: string;
  readonly cards: readonly Resolved<PictureCard>[];
  readonly columns: CardGridProps["columns"];
}

/** A section of picture cards. A `cardSection` of the content may be spread into it. */
export function CardSection({ title, cards, columns }: CardSectionProps) {
  return (
    <Section title={title}>
      <CardGrid columns={columns}>
        {cards.map((card, index) => (
          <Card key={index} {...card} slot={columns === 2 ? "cardTwo" : "cardThree"} />
        ))}
      </CardGrid>
    </Section>
  );
}
