import { Icon } from "#app/components/icon/icon.tsx";
import { NotedText } from "#app/components/prose/noted-text.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { FigureCard, IconCard } from "#app/content/schemas/cards.ts";

export interface BenefitCardsProps {
  readonly cards: readonly Resolved<FigureCard | IconCard>[];
  /** One below the level of the heading above the cards. */
  readonly level?: 2 | 3;
}

/** Short arguments side by side, each below a line drawing or a large figure, with its unit or what it counts. */
export function BenefitCards({ cards, level = 3 }: BenefitCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="benefit-cards card-grid card-grid--four">
      {cards.map((card, index) => (
        <li className="benefit-cards__card" key={index}>
          {"icon" in card ? (
            <Icon name={card.icon} />
          ) : (
            <>
              <p className="benefit-cards__label caption">{card.label}</p>
              <p className="benefit-cards__figure">{card.figure}</p>
            </>
          )}
          <Heading className="benefit-cards__title type-h3">{card.title}</Heading>
          <p className="card-text">
            <NotedText text={card.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
