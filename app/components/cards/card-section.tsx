import { Section } from "#app/components/section/section.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { PictureCard } from "#app/content/schemas/cards.ts";
import { Card, type CardProps } from "./card.tsx";
import { CardGrid, type CardGridProps } from "./card-grid.tsx";

export interface CardSectionProps extends Pick<CardProps, "ruled"> {
  readonly title: string;
  readonly cards: readonly Resolved<PictureCard>[];
  readonly columns: CardGridProps["columns"];
}

/** A section of picture cards. A `cardSection` of the content may be spread into it. */
export function CardSection({ title, cards, columns, ruled }: CardSectionProps) {
  return (
    <Section title={title}>
      <CardGrid columns={columns}>
        {cards.map((card, index) => (
          <Card key={index} {...card} slot={columns === 2 ? "cardTwo" : "cardThree"} ruled={ruled} />
        ))}
      </CardGrid>
    </Section>
  );
}
