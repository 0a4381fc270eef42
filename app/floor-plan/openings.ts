import { type Box, intersection } from "./boxes.ts";
import { frameWidth } from "./building-heights.ts";
import type { Plan } from "./plan-schema.ts";
import { edgesOf, type Side, slabs } from "./polygons.ts";
import { boxInWall, holeAlong, isOnEdge } from "./walls.ts";

type Opening = Plan["openings"][number];

// Dimensions of the company's glazing, whose leaves run on two tracks.
const paneThickness = 34;
const trackDistance = 44;

/** An opening in its wall. */
export interface PlacedOpening {
  /** The side that the wall faces. */
  readonly side: Side;
  /** The hole in the wall. */
  readonly hole: Box;
  /** The first millimetre inside the wall, along the whole hole. */
  readonly inner: Box;
  /** Ids of the rooms that it lights. At the inner corner of an L there may be none. */
  readonly rooms: readonly string[];
  /** Leaves of the opening. Those of a sliding door alternate between two tracks, those of a window are in one line. */
  readonly panes: readonly Box[];
}

/** Returns an opening with its leaves, or undefined if it does not start on an outer wall. */
export function placeOpening(
  { outline, walls, rooms }: Pick<Plan, "outline" | "walls" | "rooms">,
  opening: Opening,
): PlacedOpening | undefined {
  const edge = edgesOf(outline).find((candidate) => isOnEdge(opening, candidate));
  if (!edge) return undefined;
  const along = holeAlong(edge.axis, opening.at, opening.width);
  const [from, to] = along;

  const panelWidth = (to - from - 2 * frameWidth) / opening.panels;
  const panes = Array.from({ length: opening.panels }, (_, index) => {
    const start = from + frameWidth + index * panelWidth;
    // The first leaf runs on the outer track.
    const track = opening.kind === "sliding" ? ((index % 2) - 0.5) * trackDistance : 0;
    const middle = walls.exterior / 2 + track;
    return boxInWall(edge, [start, start + panelWidth], [middle - paneThickness / 2, middle + paneThickness / 2]);
  });
  const inner = boxInWall(edge, along, [walls.exterior, walls.exterior + 1]);
  const lit = rooms.filter(({ polygon }) => slabs(polygon).some((slab) => intersection(slab, inner)));
  return {
    side: edge.side,
    hole: boxInWall(edge, along, [0, walls.exterior]),
    inner,
    rooms: lit.map(({ id }) => id),
    panes,
  };
}

/** Returns the openings of a plan in their walls. */
export function placedOpenings(
  plan: Pick<Plan, "outline" | "walls" | "rooms" | "openings">,
): (Opening & PlacedOpening)[] {
  return plan.openings.flatMap((opening) => {
    const placed = placeOpening(plan, opening);
    return placed ? [{ ...opening, ...placed }] : [];
  });
}
