import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ApplicationCard, type ApplicationCardProps } from "#app/components/application-card/application-card.tsx";
import { CardGrid, type CardGridProps } from "#app/components/card-grid/card-grid.tsx";
import { Section } from "#app/components/section/section.tsx";

export interface ApplicationGridProps {
  readonly cards: readonly ApplicationCardProps["card"][];
  readonly models: ApplicationCardProps["models"];
  readonly columns: CardGridProps["columns"];
  /** The page has no lead picture, so the first one here is the picture to load first. */
  readonly leads?: boolean;
  /** A last card after the uses. */
  readonly children?: ReactNode;
}

/** The uses of a module, drawn on one ground: the grid itself tells that it is always the same module. */
export function ApplicationGrid({ cards, models, columns, leads = false, children }: ApplicationGridProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("audiences.uses")} titleHidden>
      <CardGrid columns={columns}>
        {cards.map((card, index) => (
          <ApplicationCard
            key={card.title}
            card={card}
            models={models}
            slot={columns === 4 ? "applicationFour" : "applicationThree"}
            priority={leads && index === 0}
          />
        ))}
        {children}
      </CardGrid>
    </Section>
  );
}
