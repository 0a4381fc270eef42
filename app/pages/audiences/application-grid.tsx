import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ApplicationCard, type ApplicationCardProps } from "#app/components/cards/application-card.tsx";
import { CardGrid, type CardGridProps } from "#app/components/cards/card-grid.tsx";
import { drawingShares } from "#app/components/cards/drawing-shares.ts";
import { PriceNote } from "#app/components/price/tax-phrase.tsx";
import { Section } from "#app/components/section/section.tsx";

export interface ApplicationGridProps {
  readonly cards: readonly ApplicationCardProps["card"][];
  readonly models: ApplicationCardProps["models"];
  readonly columns: CardGridProps["columns"];
  /** Loads the first picture first; for a page without a lead picture. */
  readonly leads?: boolean;
  /** Another card after the applications. */
  readonly children?: ReactNode;
}

/** The applications of a module, all drawn on one ground. */
export function ApplicationGrid({ cards, models, columns, leads = false, children }: ApplicationGridProps) {
  const { t } = useTranslation();
  const shares = drawingShares(cards, models);
  return (
    <Section title={t("audiences.uses")} titleHidden>
      <PriceNote />
      <CardGrid columns={columns}>
        {cards.map((card, index) => (
          <ApplicationCard
            key={card.title}
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
