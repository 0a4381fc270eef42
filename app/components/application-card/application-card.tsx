import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { ApplicationCard as ApplicationCardContent } from "#app/content/schemas/cards.ts";
import { Picture } from "#app/pictures/picture.tsx";

/** The model that a card links to. */
export interface ApplicationModel {
  readonly id: string;
  readonly tileName: string;
  /** Path of the model's presentation. */
  readonly href: string;
}

export interface ApplicationCardProps {
  readonly card: Resolved<ApplicationCardContent>;
  /** The models that a card may name. */
  readonly models: readonly ApplicationModel[];
  /** Three or four cards in a row. */
  readonly slot: "applicationThree" | "applicationFour";
  /** For the first picture of a page without a lead picture. */
  readonly priority?: boolean;
}

/**
 * One application of a module: its furnished plan, its name and the model that suits it.
 *
 * @throws Error when `models` does not contain the card's model.
 */
export function ApplicationCard({ card, models, slot, priority }: ApplicationCardProps) {
  const model = models.find(({ id }) => id === card.model);
  if (!model) throw new Error(`The card «${card.title}» names the unknown model «${card.model}».`);

  return (
    <div className="application-card">
      <Picture {...card.image} slot={slot} className="application-card__image" priority={priority} />
      <div className="application-card__head">
        <h3 className="application-card__title">
          <KeepTogether text={card.title} />
        </h3>
        <ContentLink className="application-card__model" href={model.href}>
          {model.tileName}
        </ContentLink>
      </div>
      <p className="application-card__text">{card.text}</p>
    </div>
  );
}
