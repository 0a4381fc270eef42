import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { LinkCard } from "#app/content/schemas/cards.ts";
import { Picture } from "#app/pictures/picture.tsx";

export interface AudienceCardsProps {
  readonly cards: readonly Resolved<LinkCard>[];
  /** Accessible name. */
  readonly label: string;
}

/**
 * Pictures with a title and a line below them, four in a row and two on narrow windows, below the page's h1. The title
 * is the only link of its card and covers it; the first picture is the page's lead picture.
 */
export function AudienceCards({ cards, label }: AudienceCardsProps) {
  return (
    <ul className="audience-cards page" aria-label={label}>
      {cards.map(({ title, text, image, href }, index) => (
        <li className="audience-card" key={index}>
          <Picture {...image} slot="cardFour" className="audience-card__image" priority={index === 0} />
          <h2 className="audience-card__name">
            <ContentLink className="card-link" href={href}>
              {title}
            </ContentLink>
          </h2>
          <Icon name="arrow" />
          <p className="audience-card__text caption">{text}</p>
        </li>
      ))}
    </ul>
  );
}
