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
  /** Draws the first card large, in a row of its own. */
  readonly hasLead?: boolean;
  /** Another card after the applications. */
  readonly children?: ReactNode;
}

/** The applications of a module, all drawn on one ground. */
export function ApplicationGrid({ title, cards, models, columns, children, ...more }: ApplicationGridProps) {
  const { intro, id, hasLead = false, shares = drawingShares(cards, models) } = more;
  const slot = hasLead ? "applicationLed" : columns === 4 ? "applicationFour" : "applicationThree";
  return (
    <Section title={title} intro={intro} id={id}>
      <CardGrid columns={columns} hasLead={hasLead}>
        {cards.map((card, index) => (
          <ApplicationCard
            key={index}
            card={card}
            models={models}
            slot={hasLead && index === 0 ? "beside" : slot}
            share={shares[index]}
          />
        ))}
        {children}
      </CardGrid>
    </Section>
  );
}
