import type { TFunction } from "i18next";
import type { Building } from "#app/floor-plan/furnishing/building.ts";
import type { Neighbour } from "#app/floor-plan/furnishing/finding.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { isWet } from "#app/floor-plan/wet-rooms.ts";

/** The subject of findings: a plan, and the pieces that they name by their indices. */
export interface FoundIn<Piece extends PlacedPiece = PlacedPiece> {
  readonly plan: DrawnPlan;
  readonly building: Building;
  readonly pieces: readonly Piece[];
}

/**
 * Returns the names of what is at the ends of a distance, in the order of the finding: «la mesa», «el muro del fondo».
 * Two things of the same name are «la cama» and «otro mueble igual».
 */
export function neighbourWords(between: readonly Neighbour[], found: FoundIn, t: TFunction): string[] {
  const words = between.map((what) => wordsOf(what, found, t));
  const [one, other] = words;
  const kind = between[1]?.kind;
  if (one === undefined || one !== other || kind === undefined || kind === "room") return words;
  return [one, t(`designerTool.findings.another.${kind}`)];
}

function wordsOf(what: Neighbour, { plan, building, pieces }: FoundIn, t: TFunction): string {
  switch (what.kind) {
    case "piece": {
      const placed = pieces[what.index];
      if (!placed) throw new RangeError(`A finding is about piece ${what.index} of ${pieces.length}.`);
      return t(`designerTool.findings.pieces.${placed.piece}`);
    }
    case "wall":
      return t(`designerTool.findings.walls.${what.side}`);
    case "partition":
      return t("designerTool.findings.partition");
    case "opening":
      return openingWords(what.id, building, t);
    case "door":
      return doorWords(what.id, plan, building, t);
    case "room":
      return roomName(plan, what.id);
  }
}

/** The side is named only if a plan has several openings of a kind. */
function openingWords(id: string, { openings }: Building, t: TFunction): string {
  const opening = openings.find((candidate) => candidate.id === id);
  if (!opening) throw new Error(`A finding is about an opening «${id}» that the plan does not have.`);
  const { kind, side } = opening;
  const isOnly = openings.filter((other) => other.kind === kind).length === 1;
  const group = kind === "sliding" ? "sliding" : "windows";
  return t(`designerTool.findings.${group}.${isOnly ? "only" : side}`);
}

/** A door is named after the room that it closes: a bathroom, otherwise the room with the fewest doors. */
function doorWords(id: string, plan: DrawnPlan, building: Building, t: TFunction): string {
  const entered = building.openings.flatMap(({ entrance, rooms }) => (entrance ? rooms : []));
  const openness = (room: string) => {
    if (isWet(plan, room)) return 0;
    const doors = building.doors.filter(({ rooms }) => rooms.includes(room)).length;
    return entered.includes(room) ? building.doors.length + 1 : doors;
  };
  const rooms = building.doors.find((door) => door.id === id)?.rooms.filter((room) => room !== undefined) ?? [];
  const [closed] = rooms.toSorted((one, other) => openness(one) - openness(other));
  if (closed === undefined) throw new Error(`A finding is about a door «${id}» that leads to no room.`);
  const bathrooms = plan.rooms.filter((room) => isWet(plan, room.id));
  const isPassage = plan.doors.find((door) => door.id === id)?.type === "opening";
  if (!isPassage && bathrooms.length === 1 && bathrooms[0]?.id === closed) {
    return t("designerTool.findings.doors.bathroom");
  }
  return t(`designerTool.findings.doors.${isPassage ? "passage" : "leaf"}`, { room: roomName(plan, closed) });
}

function roomName({ rooms }: DrawnPlan, id: string): string {
  return rooms.find((room) => room.id === id)?.name ?? id;
}
