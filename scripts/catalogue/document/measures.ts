/** A4, landscape: the longest module at 1:50 is 214 mm long. All lengths are millimetres of paper. */
export const page = { width: 297, height: 210, margin: 14 } as const;

/** The part of a page that is printed on. */
export const area = {
  left: page.margin,
  right: page.width - page.margin,
  top: page.margin,
  bottom: page.height - page.margin,
  width: page.width - 2 * page.margin,
} as const;

const pointsPerInch = 72;
const millimetresPerInch = 25.4;

/** Millimetres of paper in points, the unit of PDF. */
export function toPoints(millimetres: number): number {
  return (millimetres * pointsPerInch) / millimetresPerInch;
}

/** Points in millimetres of paper. */
export function toMillimetres(points: number): number {
  return (points * millimetresPerInch) / pointsPerInch;
}
