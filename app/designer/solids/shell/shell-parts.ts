import type { Design, DesignPlan } from "#app/designer/design/design.ts";
import { cuts } from "#app/designer/drawing/building-solids.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import { clearHeight, floorHeight } from "#app/floor-plan/building-heights.ts";
import { deck } from "#app/floor-plan/deck.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf, type Side } from "#app/floor-plan/polygons.ts";
import { baseSolids } from "./base.ts";
import { deckArea, deckSolids } from "./deck.ts";
import { floorSolids } from "./floors.ts";
import { cornerSolids, outerWallSolids } from "./outer-walls.ts";
import { partitionSolids } from "./partitions.ts";
import { personSolids } from "./person.ts";
import { planterSolids } from "./planter.ts";
import { roofSolids } from "./roof.ts";
import { woodOf } from "./wood-at.ts";

/** A part of the building that is seen or not as a whole. */
export interface ShellPart {
  /**
   * `low` is seen instead of `full` while the roof is lifted and every one of `sides` faces the viewer, `roof` while it
   * is not lifted. `scale` is no part of the building: it says how large it is, and files of the model are without it.
   */
  readonly seen: "always" | "full" | "low" | "roof" | "scale";
  /** The sides that an outer wall or a corner faces; none for partitions, which are low whenever the roof is lifted. */
  readonly sides: readonly Side[];
  readonly solids: readonly Solid[];
}

/** The part of a plan that its building is made from. */
export type ShellPlan = DesignPlan & Pick<Plan, "cladding">;

/** Returns the building of a plan with the finishes of a design, in millimetres. */
export function shellParts(plan: ShellPlan, finish: Pick<Design, "cladding" | "floor" | "deck">): ShellPart[] {
  const wood = woodOf(plan, finish);
  const edges = edgesOf(plan.outline);
  const standing = (seen: "full" | "low", outer: number, partition: number): ShellPart[] => [
    ...edges.flatMap((edge, index): ShellPart[] => {
      const next = edges[(index + 1) % edges.length] ?? edge;
      return [
        { seen, sides: [edge.side], solids: outerWallSolids(plan, edge, outer, wood) },
        { seen, sides: [edge.side, next.side], solids: cornerSolids(edge, next, plan.walls.exterior, outer) },
      ];
    }),
    { seen, sides: [], solids: partitionSolids(plan, partition) },
  ];
  const always = [...baseSolids(plan.outline), ...floorSolids(plan, finish), ...(finish.deck ? deckSolids(plan) : [])];
  return [
    { seen: "always", sides: [], solids: always },
    ...standing("full", clearHeight, clearHeight),
    ...standing("low", cuts.near, cuts.partition),
    { seen: "roof", sides: [], solids: roofSolids(plan, wood) },
    { seen: "scale", sides: [], solids: scaleSolids(plan, finish.deck) },
  ];
}

/** How far a person for scale and a planter are from the ends of the deck and from its front, in millimetres. */
const insets = { person: 550, planter: 200 } as const;

/** Returns a person and a planter on the deck, or the person on the ground where it would be. */
function scaleSolids(plan: ShellPlan, hasDeck: boolean): Solid[] {
  const area = deckArea(plan);
  if (!area) return [];
  const floor = hasDeck ? deck.top : -floorHeight;
  return [
    ...personSolids([area.left + insets.person, area.front + insets.person], floor),
    ...(hasDeck ? planterSolids([area.right - insets.planter, area.front + insets.planter], floor) : []),
  ];
}
