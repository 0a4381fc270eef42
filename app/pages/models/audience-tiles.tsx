import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { LinkCard } from "#app/content/schemas/cards.ts";
import { Picture } from "#app/pictures/picture.tsx";

export interface AudienceTilesProps {
  readonly cards: readonly Resolved<LinkCard>[];
  /** Accessible name. */
  readonly label: string;
}

/**
 * Large pictures with a title and a text over them, in two columns, four on the widest screens, below the page's h1.
 * The title is the only link of its tile and covers it; the first picture is the page's lead picture.
 */
export function AudienceTiles({ cards, label }: AudienceTilesProps) {
  return (
    <ul className="audience-tiles" aria-label={label}>
      {cards.map(({ title, text, image, href }, index) => (
        <li className="audience-tile" key={index}>
          <Picture {...image} slot="audience" className="audience-tile__image" priority={index === 0} />
          <div className="audience-tile__words">
            <h2 className="audience-tile__name">
              <ContentLink className="audience-tile__link" href={href}>
                {title}
              </ContentLink>
            </h2>
            <p className="audience-tile__text type-card measure-narrow">{text}</p>
            <p className="audience-tile__arrow" aria-hidden="true">
              <Icon name="arrow" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
