import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import type { DrawnSolid } from "./drawn-solid.ts";

/**
 * An isometric view from the front, the right and above. Paths are written in axes that the SVG scales by
 * `isometricScale`: in them, a centimetre along x is (1, 1), one to the back (1, -1) and one upwards (0, -2), so that
 * plans in steps of 5 mm have short, exact numbers and circles of the floor stay circles.
 */
const millimetresPerUnit = 10;

/** The scale of the axes to the right and downwards, as SVG writes it. */
export const isometricScale = "scale(.866 .5)";
const [scaleX, scaleY] = [0.866, 0.5];

/** A visible face by the class that gives it its colours. */
export interface Face {
  readonly style: FaceStyle;
  readonly path: string;
}

export type FaceStyle = "top" | "front" | "side" | "cut" | "wall" | "frame" | "pane" | "glass";

/** Returns where a point of the building is in the axes. */
export function project([x, y]: Point, z = 0): Point {
  return [(x + y) / millimetresPerUnit, (x - y - 2 * z) / millimetresPerUnit];
}

/** Returns where a point of the axes is in the drawing. */
export function toDrawing([x, y]: Point): Point {
  return [x * scaleX, y * scaleY];
}

/** Returns the faces of a solid that the viewer sees: the top, the front and the right side. */
export function facesOf(solid: DrawnSolid): Face[] {
  return solid.foot === undefined ? boxFaces(solid) : drumFaces(solid, solid.foot);
}

const styles = {
  furniture: { top: "top", front: "front", side: "side" },
  wall: { top: "cut", front: "front", side: "wall" },
  sill: { top: "top", front: "front", side: "wall" },
  pane: { top: "frame", front: "pane", side: "pane" },
  glass: { top: "glass", front: "glass", side: "glass" },
} as const satisfies Record<DrawnSolid["material"], Record<"top" | "front" | "side", FaceStyle>>;

function boxFaces({ x, y, z, material, plain }: DrawnSolid): Face[] {
  const [width, depth, height] = [projectedLength(x), projectedLength(y), projectedLength(z)];
  const left = project([x[0], y[0]], z[1]);
  const near = project([x[1], y[0]], z[1]);
  const faces = [
    { face: "top", area: width * depth, path: shape(left, [width, width], [depth, -depth]) },
    { face: "front", area: width * height, path: shape(left, [width, width], [0, 2 * height]) },
    { face: "side", area: depth * height, path: shape(near, [depth, -depth], [0, 2 * height]) },
  ] as const;
  return faces
    .filter(({ face, area }) => area > 0 && face !== plain)
    .map(({ face, path }) => ({ style: styles[material][face], path }));
}

/**
 * Returns the top of a drum and what is seen of its sides. A circle of the floor is a circle in the axes, an ellipse
 * one turned by 45 degrees.
 */
function drumFaces({ x, y, z, material }: DrawnSolid, foot: number): Face[] {
  const [along, across] = [projectedLength(x) / 2, projectedLength(y) / 2];
  const height = 2 * projectedLength(z);
  const [centreX, centreY] = project([(x[0] + x[1]) / 2, (y[0] + y[1]) / 2], z[1]);
  // Distances from the middle of the ellipse to its left and right ends.
  const reach = Math.hypot(along, across);
  const drop = (along * along - across * across) / reach;
  const radii = (share: number) => [along * Math.SQRT2 * share, across * Math.SQRT2 * share];
  const arc = (share: number, direction: 1 | -1, sweep: 0 | 1) =>
    `a${numbers(...radii(share), 45, 0, sweep, 2 * reach * share * direction, 2 * drop * share * direction)}`;

  const start = `M${numbers(centreX - reach, centreY - drop)}`;
  const { top, front } = styles[material];
  const lid = { style: top, path: `${start}${arc(1, 1, 0)}${arc(1, -1, 0)}z` };
  if (height === 0) return [lid];
  const [narrowing, fall] = [reach * (1 - foot), drop * (1 - foot)];
  const down = `l${numbers(narrowing, height + fall)}`;
  const up = `l${numbers(narrowing, fall - height)}`;
  // The sides end along the near half of the top, so that neither covers the other.
  return [{ style: front, path: `${start}${down}${arc(foot, 1, 0)}${up}${arc(1, -1, 1)}z` }, lid];
}

function projectedLength([from, to]: Interval): number {
  return (to - from) / millimetresPerUnit;
}

/**
 * Returns a parallelogram from a corner along two sides: `shape([0, 5], [10, 10], [4, -4])` → `M0 5l10 10 4-4-10-10z`.
 */
function shape(corner: Point, [x, y]: Point, other: Point): string {
  return `M${numbers(...corner)}l${numbers(x, y, ...other, -x, -y)}z`;
}

/** Writes numbers as paths take them, without a space before a minus: `numbers(1, -2.04)` → `1-2`. */
function numbers(...values: readonly number[]): string {
  return values
    .map((value) => String(Math.round(value * 10) / 10))
    .map((text, index) => (index > 0 && !text.startsWith("-") ? ` ${text}` : text))
    .join("");
}
