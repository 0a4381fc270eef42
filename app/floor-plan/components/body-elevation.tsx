import {
  barWidth,
  baseDepth,
  boardPitch,
  clearHeight,
  floorHeight,
  footWidth,
  frameWidth,
  postWidth,
  roofEdge,
  roofOverhang,
} from "#app/floor-plan/building-heights.ts";
import { box, divisions } from "#app/floor-plan/drawing/shapes.ts";
import type { ElevationBody, ElevationOpening } from "#app/floor-plan/elevation.ts";
import { feetBelow } from "#app/floor-plan/feet.ts";

// The ground is at y = 0, and y grows downwards in SVG.
const floor = -floorHeight;
const ceiling = floor - clearHeight;

export interface BodyElevationProps {
  readonly body: ElevationBody;
  /** Length of the whole building. */
  readonly length: number;
}

/** One straight front: feet, wood, glass, steel and the edge of the roof. */
export function BodyElevation({ body, length }: BodyElevationProps) {
  const { from, width, cladding, openings } = body;
  return (
    <g transform={`translate(${from})`}>
      <path
        className={`scale-drawing__wood scale-drawing__wood--${cladding}`}
        d={box(0, ceiling, width, clearHeight)}
      />
      <path className="scale-drawing__boards" d={boardsPath(width)} />
      <path className="scale-drawing__frame" d={openings.map(framePath).join("")} />
      <path className="scale-drawing__glass" d={openings.map(panesPath).join("")} />
      <path className="scale-drawing__steel" d={steelPath(body, length)} />
      <path className="scale-drawing__edge" d={jointsPath(body, length)} />
    </g>
  );
}

/** Draws every second joint: all of them would merge at the scale of a page. */
function boardsPath(width: number): string {
  const joints = divisions(width, Math.round(width / (2 * boardPitch)));
  return joints.map((x) => `M${x} ${ceiling}V${floor}`).join("");
}

function framePath({ from, width, sill, head }: ElevationOpening): string {
  return box(from, floor - head, width, head - sill);
}

function panesPath({ from, width, sill, head, panels }: ElevationOpening): string {
  const pane = (width - frameWidth * (panels + 1)) / panels;
  return Array.from({ length: panels }, (_, index) => {
    const x = from + frameWidth + index * (pane + frameWidth);
    return box(Math.round(x), floor - head + frameWidth, Math.round(pane), head - sill - 2 * frameWidth);
  }).join("");
}

function steelPath({ from, width, bars }: ElevationBody, length: number): string {
  const roofStart = from > 0 ? 0 : -roofOverhang;
  const roofEnd = from + width < length ? width : width + roofOverhang;
  return [
    ...feetBelow(width).map((x) => box(x - footWidth / 2, floor, footWidth, floorHeight)),
    box(0, floor, width, baseDepth),
    box(0, ceiling, postWidth, clearHeight),
    box(width - postWidth, ceiling, postWidth, clearHeight),
    ...bars.map((x) => box(x, ceiling, barWidth, clearHeight)),
    box(roofStart, ceiling - roofEdge, roofEnd - roofStart, roofEdge),
  ].join("");
}

/** A line separates a front from the one behind it, which is drawn before it in the same steel. */
function jointsPath({ from, width, freeLeft, freeRight }: ElevationBody, length: number): string {
  const joint = (x: number) => `M${x} ${ceiling - roofEdge}V${floor + baseDepth}`;
  return [freeLeft && from > 0 ? joint(0) : "", freeRight && from + width < length ? joint(width) : ""].join("");
}
