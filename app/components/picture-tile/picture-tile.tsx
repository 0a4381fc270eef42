import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { LinkCard } from "#app/content/schemas/cards.ts";
import { Picture } from "#app/pictures/picture.tsx";

export interface PictureTileProps extends Resolved<LinkCard> {
  /** Shape of the tile. */
  readonly slot: "audience";
  /** One below the level of the heading above the tile. */
  readonly level: 2 | 3;
  /** Text before the arrow at the foot of the tile. Without it the arrow stands beside the title. */
  readonly cue?: string;
  /** The page's lead picture; it is loaded first. */
  readonly priority?: boolean;
}

/** A picture with a title and a text over it. The title is the only link and covers the whole tile. */
export function PictureTile({ title, text, image, href, slot, level, cue, priority }: PictureTileProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="picture-tile">
      <Picture {...image} slot={slot} className="picture-tile__image" priority={priority} />
      <div className="picture-tile__words">
        <Heading className="picture-tile__name">
          <ContentLink className="picture-tile__link" href={href}>
            {title}
          </ContentLink>
        </Heading>
        <div className="picture-tile__more">
          <div className="picture-tile__fold">
            <p className="picture-tile__text">{text}</p>
            {cue && (
              <p className="picture-tile__cue link-arrow" aria-hidden="true">
                {cue}
                <Icon name="arrow" />
              </p>
            )}
          </div>
        </div>
        {!cue && (
          <p className="picture-tile__arrow" aria-hidden="true">
            <Icon name="arrow" />
          </p>
        )}
      </div>
    </div>
  );
}
