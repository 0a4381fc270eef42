/** An edge-to-edge area of the window, in pixels from its top left corner. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** So much of the page is seen between the button and a control, in pixels. */
const gap = 4;

/** Half a pixel is rounding, not overlap. */
const tolerance = 1;

/**
 * Returns by how many pixels an area has to move up to lie beside all others, as little as possible: 0 where it already
 * does, undefined where it would come above `top`.
 */
export function findRoom(area: Area, others: readonly Area[], top: number): number | undefined {
  const beside = others.filter(({ left, right }) => left < area.right - tolerance && right > area.left + tolerance);
  const above = beside.map((other) => area.bottom - other.top + gap).filter((way) => way > 0);
  return [0, ...above.sort((a, b) => a - b)].find(
    (way) =>
      (way === 0 || area.top - way >= top) &&
      beside.every((other) => other.bottom <= area.top - way || other.top >= area.bottom - way),
  );
}
