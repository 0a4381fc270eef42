import { baseDepth } from "./building-heights.ts";
import type { Elevation, ElevationBody } from "./elevation.ts";
import type { Interval } from "./intervals.ts";

/**
 * The deck in front of a building, in millimetres above the floor: it is within the depth of the steel base, and
 * reaches beyond the left end of the front and its last door.
 */
export const deck = { top: -35, bottom: 35 - baseDepth, left: 270, right: 200 } as const;
/** Width of the two steps in its middle. */
export const stepWidth = 1900;

/** The front that a deck is at, and the stretch of the deck from the left end of the building. */
export interface PlacedDeck {
  readonly front: ElevationBody;
  readonly stretch: Interval;
}

/** Returns the deck before the farthest front with a door, up to the arm of an L; undefined if no door opens to it. */
export function placeDeck({ bodies }: Elevation): PlacedDeck | undefined {
  const ends = ({ openings }: ElevationBody) =>
    openings.filter(({ sill }) => sill === 0).map(({ from, width }) => from + width);
  const front = bodies.find((body) => ends(body).length > 0);
  if (!front) return undefined;
  const { from, width, freeLeft, freeRight } = front;
  const end = Math.max(...ends(front)) + deck.right;
  return {
    front,
    stretch: [freeLeft ? from - deck.left : from, from + (freeRight ? end : Math.min(end, width))],
  };
}
