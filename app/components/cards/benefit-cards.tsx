import { NotedText } from "#app/components/prose/noted-text.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { FigureCard } from "#app/content/schemas/cards.ts";

export interface BenefitCardsProps {
  readonly cards: readonly Resolved<FigureCard>[];
  /** One below the level of the heading above the cards. */
  readonly level?: 2 | 3;
}

/** Short arguments side by side, each below a large figure, with its unit or what it counts. */
export function BenefitCards({ cards, level = 3 }: BenefitCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="benefit-cards card-grid card-grid--four">
      {cards.map(({ label, figure, title, text }, index) => (
        <li className="benefit-cards__card" key={index}>
          <p className="benefit-cards__label caption">{label}</p>
          <p className="benefit-cards__figure">{figure}</p>
          <Heading className="benefit-cards__title type-h3">{title}</Heading>
          <p className="card-text">
            <NotedText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
