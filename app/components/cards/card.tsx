import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { PictureCard } from "#app/content/schemas/cards.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { PictureSlot } from "#app/pictures/picture-slots.ts";

/** The fields of a picture card of the content, to be spread. */
export interface CardProps extends Resolved<PictureCard> {
  /** Depends on the width of the card's column; three columns by default. */
  readonly slot?: PictureSlot;
  /** For drawings without an edge: a line between picture and title. */
  readonly ruled?: boolean;
  /** See `drawingShares`. */
  readonly share?: number;
}

/** A picture with a title and a short paragraph below it. */
export function Card({ title, text, image, slot = "cardThree", ruled, share }: CardProps) {
  return (
    <div className={ruled ? "card card--ruled" : "card"}>
      <Picture {...image} slot={slot} share={share} className="card__image" />
      <h3 className="card__title">{title}</h3>
      <p className="card-text">{text}</p>
    </div>
  );
}
