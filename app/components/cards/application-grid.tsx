import type { ReactNode } from "react";
import { Section, type SectionProps } from "#app/components/section/section.tsx";
import { ApplicationCard, type ApplicationCardProps } from "./application-card.tsx";
import { CardGrid, type CardGridProps } from "./card-grid.tsx";
import { drawingShares } from "./drawing-shares.ts";

export interface ApplicationGridProps extends Pick<SectionProps, "title" | "intro" | "id"> {
  readonly cards: readonly ApplicationCardProps["card"][];
  readonly models: ApplicationCardProps["models"];
  readonly columns: CardGridProps["columns"];
  /** See `drawingShares`; for a grid whose drawings have the scale of others. */
  readonly shares?: readonly number[];
  /** Before the cards. */
  readonly children?: ReactNode;
}

/** The applications of a module, all drawn on one ground. */
export function ApplicationGrid({ title, cards, models, columns, children, ...more }: ApplicationGridProps) {
  const { intro, id, shares = drawingShares(cards, models) } = more;
  return (
    <Section title={title} intro={intro} id={id}>
      {children}
      {cards.length > 0 && (
        <CardGrid columns={columns}>
          {cards.map((card, index) => (
            <ApplicationCard
              key={index}
              card={card}
              models={models}
              slot={columns === 4 ? "applicationFour" : "applicationThree"}
              share={shares[index]}
            />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
