import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { LinkCard } from "#app/content/schemas/cards.ts";
import { AudienceTile } from "./audience-tile.tsx";

export interface AudienceTilesProps {
  readonly cards: readonly Resolved<LinkCard>[];
  /** Accessible name. */
  readonly label: string;
}

/** Large pictures in two columns, four on the widest screens, below the page's h1. The first one is the page's lead picture. */
export function AudienceTiles({ cards, label }: AudienceTilesProps) {
  return (
    <ul className="audience-tiles" aria-label={label}>
      {cards.map((card, index) => (
        <li className="audience-tiles__tile" key={card.title}>
          <AudienceTile card={card} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
