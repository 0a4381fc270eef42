import { PictureTile, type PictureTileProps } from "#app/components/picture-tile/picture-tile.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { LinkCard } from "#app/content/schemas/cards.ts";

export interface FinancingCardsProps {
  readonly cards: readonly Resolved<LinkCard>[];
  /** Words before the arrow, the same on every card. */
  readonly moreLabel: PictureTileProps["cue"];
}

/**
 * Large pictures that lead to the financing pages. Text and label come up when a card is pointed at or has the focus;
 * where nothing can be pointed at they are always there.
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
