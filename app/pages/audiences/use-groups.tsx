import type { ReactNode } from "react";
import type { ApplicationModel } from "#app/components/cards/application-card.tsx";
import { ApplicationGrid, type ApplicationGridProps } from "#app/components/cards/application-grid.tsx";
import { drawingShares } from "#app/components/cards/drawing-shares.ts";
import { UseIndex } from "./use-index.tsx";

export interface UseGroupsProps extends Pick<ApplicationGridProps, "columns"> {
  readonly groups: readonly Pick<ApplicationGridProps, "title" | "intro" | "cards">[];
  readonly models: readonly ApplicationModel[];
  /** Another card after those of the last group. */
  readonly children?: ReactNode;
}

/**
 * The uses of a page in groups, with links to the groups. The first use of each is large: the first uses have one scale,
 * all others another.
 */
export function UseGroups({ groups, models, columns, children }: UseGroupsProps) {
  const leads = drawingShares(
    groups.flatMap(({ cards }) => cards.slice(0, 1)),
    models,
  );
  const others = drawingShares(
    groups.flatMap(({ cards }) => cards.slice(1)),
    models,
  );
  const before = groups.map((_, index) => groups.slice(0, index).reduce((sum, { cards }) => sum + cards.length - 1, 0));
  // Two groups may have one title, which may be in any letters.
  const named = groups.map((group, index) => ({ ...group, id: `uses-${index + 1}` }));
  return (
    <div className="use-groups">
      <UseIndex groups={named} />
      {named.map((group, index) => (
        <ApplicationGrid
          {...group}
          key={group.id}
          models={models}
          columns={columns}
          shares={[...leads.slice(index, index + 1), ...others.slice(before[index])]}
          hasLead
        >
          {index === groups.length - 1 && children}
        </ApplicationGrid>
      ))}
    </div>
  );
}
