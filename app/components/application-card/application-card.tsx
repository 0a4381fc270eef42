import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { KeepTogether } from "#app/components/keep-together/keep-together.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { UseCard as UseCardContent } from "#app/content/schemas/cards.ts";
import type { UseModel } from "#app/pages/audiences/applications-page.server.ts";
import { Picture } from "#app/pictures/picture.tsx";

export interface UseCardProps {
  readonly card: Resolved<UseCardContent>;
  /** Where the card finds its model. */
  readonly models: readonly UseModel[];
  /** Level of the heading, one below the heading that the card stands under. */
  readonly level?: 2 | 3 | 4;
  /** Whether three or four stand in a row. */
  readonly slot: "useThree" | "useFour";
  /** For the first picture of a page without a lead picture. */
  readonly priority?: boolean;
}

/**
 * A use of a module: its furnished plan, its name and, beside the name, the model that suits it.
 *
 * @throws Error when the card names a model that is not in `models`.
 */
export function UseCard({ card, models, level = 3, slot, priority }: UseCardProps) {
  const model = models.find(({ id }) => id === card.model);
  if (!model) throw new Error(`The use card «${card.title}» names the model «${card.model}», which is not there.`);
  const Heading = `h${level}` as const;

  return (
    <div className="use-card">
      <Picture {...card.image} slot={slot} className="use-card__image" priority={priority} />
      <div className="use-card__head">
        <Heading className="use-card__title">
          <KeepTogether text={card.title} />
        </Heading>
        <ContentLink className="use-card__model" href={model.href}>
          {model.tileName}
        </ContentLink>
      </div>
      <p className="use-card__text">{card.text}</p>
    </div>
  );
}
