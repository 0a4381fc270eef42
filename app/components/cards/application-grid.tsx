import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "#app/components/section/section.tsx";
import { ApplicationCard, type ApplicationCardProps } from "./application-card.tsx";
import { CardGrid, type CardGridProps } from "./card-grid.tsx";
import { drawingShares } from "./drawing-shares.ts";

export interface ApplicationGridProps {
  /** The heading; without it, one is there that is not seen. */
  readonly title?: string;
  readonly cards: readonly ApplicationCardProps["card"][];
  readonly models: ApplicationCardProps["models"];
  readonly columns: CardGridProps["columns"];
  /** Loads the first picture first; for a page without a lead picture. */
  readonly leads?: boolean;
  /** Another card after the applications. */
  readonly children?: ReactNode;
}

/** The applications of a module, all drawn on one ground. */
export function ApplicationGrid({ title, cards, models, columns, leads = false, children }: ApplicationGridProps) {
  const { t } = useTranslation();
  const shares = drawingShares(cards, models);
  return (
    <Section title={title ?? t("audiences.uses")} titleHidden={title === undefined}>
      <CardGrid columns={columns}>
        {cards.map((card, index) => (
          <ApplicationCard
            key={index}
            card={card}
            models={models}
            slot={columns === 4 ? "applicationFour" : "applicationThree"}
            share={shares[index]}
            priority={leads && index === 0}
          />
        ))}
        {children}
      </CardGrid>
    </Section>
  );
}
