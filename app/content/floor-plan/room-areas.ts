interface Room {
  readonly id: string;
  readonly name: string;
  readonly polygon: readonly (readonly number[])[];
}

/** The inner area of each room in m², in the order of the plan. */
export function roomAreas(rooms: readonly Room[]): { id: string; name: string; area: number }[] {
  return rooms.map(({ id, name, polygon }) => ({ id, name, area: polygonArea(polygon) / 1_000_000 }));
}

/**
 * Area of a simple polygon in the square of its unit, by the shoelace formula (Gauss), whichever way round its
 * corners are listed.
 */
export function polygonArea(polygon: readonly (readonly number[])[]): number {
  const twice = polygon.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = polygon[(index + 1) % polygon.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
