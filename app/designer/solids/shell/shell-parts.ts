import type { Design, DesignPlan } from "#app/designer/design/design.ts";
import { cuts } from "#app/designer/solids/cut-off.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import { clearHeight, floorHeight } from "#app/floor-plan/building-heights.ts";
import { deck } from "#app/floor-plan/deck.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf, type Side } from "#app/floor-plan/polygons.ts";
import { baseSolids, footSolids } from "./base.ts";
import { deckArea, deckSolids, stepSolids } from "./deck.ts";
import { floorSolids } from "./floors.ts";
import { loungeSolids } from "./lounge.ts";
import { cornerSolids, outerWallSolids } from "./outer-walls.ts";
import { partitionSolids } from "./partitions.ts";
import { personSolids } from "./person.ts";
import { planterSolids } from "./planter.ts";
import { roofSolids } from "./roof.ts";
import { woodOf } from "./wood-at.ts";

/** A part of the building that is seen or not as a whole. */
export interface ShellPart {
  /**
   * `low` is seen instead of `full` while the roof is lifted and all of `sides` face the viewer; `roof` while it is not
   * lifted. Without its roof the model lies on the page, so `feet` and `person`, who is on the ground or hides the
   * inside, are seen with the roof only. `scale` and `person` do not belong to the building: they show its size, and
   * files of the model are without them.
   */
  readonly seen: "always" | "full" | "low" | "roof" | "feet" | "scale" | "person";
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
  const feet = [...footSolids(plan.outline), ...(finish.deck ? stepSolids(plan) : [])];
  return [
    { seen: "always", sides: [], solids: always },
    ...standing("full", clearHeight, clearHeight),
    ...standing("low", cuts.near, cuts.partition),
    { seen: "roof", sides: [], solids: roofSolids(plan, wood) },
    { seen: "feet", sides: [], solids: feet },
    ...scaleParts(plan, finish.deck),
  ];
}

/** Returns whether a part is one of the whole building: neither a lowered wall nor a thing for scale. */
export function isOfBuilding({ seen }: Pick<ShellPart, "seen">): boolean {
  return seen !== "low" && seen !== "scale" && seen !== "person";
}

/** How far a person for scale and what is on the deck are from its ends and from its front, in millimetres. */
const insets = { person: 550, planter: 200, chairs: 900 } as const;
/** The shortest deck with room for two chairs, in millimetres. */
const roomForTwo = 5000;

/** Returns a person, and chairs with a planter on the deck. Without a deck the person is on the ground in its place. */
function scaleParts(plan: ShellPlan, hasDeck: boolean): ShellPart[] {
  const area = deckArea(plan);
  if (!area) return [];
  const { left, right, front } = area;
  const floor = hasDeck ? deck.top : -floorHeight;
  const chairs = right - left < roomForTwo ? 1 : 2;
  const onDeck = hasDeck
    ? [
        ...loungeSolids([left + insets.chairs, front + insets.chairs], floor, chairs),
        ...planterSolids([right - insets.planter, front + insets.planter], floor),
      ]
    : [];
  return [
    { seen: "person", sides: [], solids: personSolids([left + insets.person, front + insets.person], floor) },
    { seen: "scale", sides: [], solids: onDeck },
  ];
}
