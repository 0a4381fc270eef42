import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { ApplicationCardContent } from "#app/content/schemas/cards.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { Size } from "./drawing-shares.ts";

/** The model that a card links to. */
export interface ApplicationModel {
  /** Null for the bespoke model. */
  readonly measures: Size | null;
  readonly id: string;
  readonly name: string;
  /** Path of the model's presentation. */
  readonly href: string;
}

export interface ApplicationCardProps {
  readonly card: Resolved<ApplicationCardContent>;
  /** The models that a card may name. */
  readonly models: readonly ApplicationModel[];
  /** Three or four cards in a row, or the lead of a group. */
  readonly slot: "applicationThree" | "applicationFour" | "beside";
  /** See `drawingShares`. */
  readonly share: number | undefined;
}

/**
 * One application of a module: its furnished plan, its name and the model in which it fits. It has no price, because
 * that of the model does not buy what the picture shows.
 *
 * @throws Error when `models` does not contain the card's model.
 */
export function ApplicationCard({ card, models, slot, share }: ApplicationCardProps) {
  const { t } = useTranslation();
  const model = models.find(({ id }) => id === card.model);
  if (!model) throw new Error(`The card «${card.title}» names the unknown model «${card.model}».`);
  // Browsers may break a line after «|»: the name is an element of its own, in which they do not.
  const [before, after] = t(model.measures ? "audiences.fits" : "audiences.bespoke", { name: "|" }).split("|");

  return (
    <div className="application-card">
      <Picture {...card.image} slot={slot} share={share} className="application-card__image" />
      <div className="application-card__words">
        <h3 className="application-card__name">{card.title}</h3>
        <p className="application-card__text card-text">{card.text}</p>
        <p className="application-card__fit">
          <ContentLink className="application-card__model type-label" href={model.href}>
            {before}
            <span className="application-card__model-name">{model.name}</span>
            {after}
          </ContentLink>
        </p>
      </div>
    </div>
  );
}
