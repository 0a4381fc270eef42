import { polygonArea } from "./polygons.ts";
import { squareMetres } from "./square-metres.ts";

interface Room {
  readonly id: string;
  readonly name: string;
  readonly polygon: readonly (readonly number[])[];
}

/** Returns the inner area of each room in m², in the order of the plan. */
export function roomAreas(rooms: readonly Room[]): { id: string; name: string; area: number }[] {
  return rooms.map(({ id, name, polygon }) => ({ id, name, area: squareMetres(polygonArea(polygon)) }));
}
