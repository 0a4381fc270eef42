import { ApplicationCard, type ApplicationModel } from "#app/components/cards/application-card.tsx";
import { ApplicationGrid, type ApplicationGridProps } from "#app/components/cards/application-grid.tsx";
import { drawingShares } from "#app/components/cards/drawing-shares.ts";
import { UseIndex } from "./use-index.tsx";

export interface UseGroupsProps extends Pick<ApplicationGridProps, "columns"> {
  readonly groups: readonly Pick<ApplicationGridProps, "title" | "intro" | "cards">[];
  readonly models: readonly ApplicationModel[];
}

/**
 * The uses of a page in groups, with links to the groups. The first use of each is large: the first uses have one scale,
 * all others another.
 */
export function UseGroups({ groups, models, columns }: UseGroupsProps) {
  const leads = drawingShares(
    groups.flatMap(({ cards }) => cards.slice(0, 1)),
    models,
  );
  const shares = drawingShares(
    groups.flatMap(({ cards }) => cards.slice(1)),
    models,
  );
  const before = groups.map((_, index) => groups.slice(0, index).reduce((sum, { cards }) => sum + cards.length - 1, 0));
  // Two groups may have one title, which may be in any letters.
  const named = groups.map((group, index) => ({ ...group, id: `uses-${index + 1}` }));
  return (
    <div className="use-groups">
      <UseIndex groups={named} />
      {named.map(({ cards: [lead, ...cards], ...group }, index) => (
        <ApplicationGrid
          {...group}
          key={group.id}
          cards={cards}
          models={models}
          columns={columns}
          shares={shares.slice(before[index])}
        >
          {lead && (
            <article className="use-lead">
              <ApplicationCard card={lead} models={models} slot="beside" share={leads[index]} />
            </article>
          )}
        </ApplicationGrid>
      ))}
    </div>
  );
}
