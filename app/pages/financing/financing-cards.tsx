import { PictureTile, type PictureTileProps } from "#app/components/picture-tile/picture-tile.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { LinkCard } from "#app/content/schemas/cards.ts";

export interface FinancingCardsProps {
  readonly cards: readonly Resolved<LinkCard>[];
  /** Label before the arrow, the same on every card. */
  readonly moreLabel: PictureTileProps["cue"];
}

/**
 * Large pictures that link to the financing pages. Text and label appear on hover or focus; without hover they are
 * always visible.
 */
export function FinancingCards({ cards, moreLabel }: FinancingCardsProps) {
  return (
    <ul className="financing-cards">
      {cards.map((card, index) => (
        <li className="financing-cards__card" key={card.href}>
          <PictureTile {...card} slot="banner" level={2} cue={moreLabel} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
