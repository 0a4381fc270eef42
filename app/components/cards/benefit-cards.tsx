import { Icon } from "#app/components/icon/icon.tsx";
import { NotedText } from "#app/components/prose/noted-text.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { IconCard } from "#app/content/schemas/cards.ts";

export interface BenefitCardsProps {
  readonly cards: readonly Resolved<IconCard>[];
  /** One below the level of the heading above the cards. */
  readonly level?: 2 | 3;
}

/** Short arguments side by side, each below a line drawing. */
export function BenefitCards({ cards, level = 3 }: BenefitCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="benefit-cards card-grid card-grid--four">
      {cards.map(({ title, text, icon }, index) => (
        <li className="benefit-cards__card" key={index}>
          <Icon name={icon} />
          <Heading className="benefit-cards__title type-h3">{title}</Heading>
          <p className="card-text">
            <NotedText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
