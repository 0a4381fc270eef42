import { boxOf, type Rectangle } from "#app/floor-plan/boxes.ts";
import { type Polygon, sharedArea, slabs } from "#app/floor-plan/polygons.ts";

/** Returns the room in which most of a piece is; undefined if it is in none. */
export function roomOfPiece<Room extends { readonly polygon: Polygon }>(
  rooms: readonly Room[],
  rect: Rectangle,
): Room | undefined {
  const parts = rooms.map((room) => ({ room, area: sharedArea([boxOf(rect)], slabs(room.polygon)) }));
  const most = parts.toSorted((one, other) => other.area - one.area)[0];
  return most && most.area > 0 ? most.room : undefined;
}
