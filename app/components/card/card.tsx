import type { ReactNode } from "react";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { Picture as PictureContent } from "#app/pictures/picture-field.ts";
import type { PictureSlot } from "#app/pictures/picture-slots.ts";

export interface CardProps {
  readonly title: string;
  readonly text: string;
  readonly image?: Resolved<PictureContent>;
  /** Width of the column that it stands in; three to a row unless it says otherwise. */
  readonly slot?: PictureSlot;
  /** Makes the title a link that takes clicks on the whole card. */
  readonly href?: string;
  /** For drawings without an edge: a line between picture and title. */
  readonly ruled?: boolean;
  /** Level of the heading, one below the heading that the card stands under. */
  readonly level?: 2 | 3 | 4;
  /** More below the text. */
  readonly children?: ReactNode;
}

/** A picture with a title and a short paragraph below it. */
export function Card({ title, text, image, slot = "cardThree", ruled, href, level = 3, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={ruled ? "card card--ruled" : "card"}>
      {image && <Picture {...image} slot={slot} className="card__image" />}
      <Heading className="card__title">
        {href ? (
          <ContentLink className="card__link" href={href}>
            <KeepTogether text={title} />
          </ContentLink>
        ) : (
          <KeepTogether text={title} />
        )}
      </Heading>
      <p className="card__text">{text}</p>
      {children}
    </div>
  );
}
