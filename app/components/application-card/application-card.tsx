import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { ApplicationCard as ApplicationCardContent } from "#app/content/schemas/cards.ts";
import { Picture } from "#app/pictures/picture.tsx";

/** What a card shows of the model that suits it. */
export interface ApplicationModel {
  readonly id: string;
  readonly tileName: string;
  /** Path of its presentation. */
  readonly href: string;
}

export interface ApplicationCardProps {
  readonly card: Resolved<ApplicationCardContent>;
  /** Where the card finds its model. */
  readonly models: readonly ApplicationModel[];
  /** Whether three or four stand in a row. */
  readonly slot: "applicationThree" | "applicationFour";
  /** For the first picture of a page without a lead picture. */
  readonly priority?: boolean;
}

/**
 * A use of a module: its furnished plan, its name and, beside the name, the model that suits it.
 *
 * @throws Error when the card names a model that is not in `models`.
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
