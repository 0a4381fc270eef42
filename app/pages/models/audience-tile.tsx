import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { LinkCard } from "#app/content/schemas/cards.ts";
import { Picture } from "#app/pictures/picture.tsx";

export interface AudienceTileProps {
  readonly card: Resolved<LinkCard>;
  /** The page's lead picture; it is loaded first. */
  readonly priority: boolean;
}

/** A picture with a title and a text over it. The title is the only link and covers the whole tile. */
export function AudienceTile({ card: { title, text, image, href }, priority }: AudienceTileProps) {
  return (
    <div className="audience-tile">
      <Picture {...image} slot="audience" className="audience-tile__image" priority={priority} />
      <div className="audience-tile__words">
        <h2 className="audience-tile__name">
          <ContentLink className="audience-tile__link" href={href}>
            {title}
          </ContentLink>
        </h2>
        <p className="audience-tile__text">{text}</p>
        <p className="audience-tile__arrow" aria-hidden="true">
          <Icon name="arrow" />
        </p>
      </div>
    </div>
  );
}
