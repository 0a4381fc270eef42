import { buildingHeight, footWidth } from "#app/floor-plan/building-heights.ts";
import { BodyElevation } from "#app/floor-plan/components/body-elevation.tsx";
import { Person } from "#app/floor-plan/components/person.tsx";
import { box, ellipse, line } from "#app/floor-plan/drawing/shapes.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { feetBelow } from "#app/floor-plan/feet.ts";
import { craneHalf, craneReach, type DrawingSize, lift, tipHeight } from "./arrival-sizes.ts";

export interface CraneDrawingProps {
  readonly elevation: Elevation;
  readonly size: DrawingSize;
}

const footing = { width: 600, depth: 380 };
const wheels = [-2900, -1600, 2700];
const pivot = { x: -1300, y: -2600 };
const hookHeight = 8100;
const beamHeight = lift + buildingHeight + 1300;

/** A crane that holds a module above its footings; its middle is at 0. */
export function CraneDrawing({ elevation, size }: CraneDrawingProps) {
  const { length, bodies } = elevation;
  const start = craneReach - length / 2;
  const feet = feetBelow(length).map((x) => start + x);
  const beam = { from: craneReach - length * 0.42, to: craneReach + length * 0.42 };
  const roof = -lift - buildingHeight;
  return (
    <svg
      className="arrival__drawing"
      viewBox={`${size.from} ${-tipHeight} ${size.width} ${tipHeight + 60}`}
      aria-hidden="true"
    >
      <Boom />
      <path className="arrival__solid" d={box(-3700, -2500, 1000, 1100)} />
      <path className="arrival__body" d={`${box(-2700, -2300, 3300, 900)}M600 -1400V-2700H1500L1800 -1400z`} />
      <path
        className="arrival__body"
        d={`${box(-craneHalf, -1400, 2 * craneHalf - 1500, 620)}M2400 -780V-2350H3500L${craneHalf} -1500V-780z`}
      />
      <path className="arrival__glass" d={`M780 -1650V-2500H1380L1560 -1650z${"M2800 -1600V-2150H3380L3620 -1600z"}`} />
      <path
        className="arrival__solid"
        d={[
          ...wheels.map((x) => ellipse(x, -500, 500)),
          box(-3750, -780, 120, 780),
          box(700, -780, 120, 780),
          box(-3950, -90, 520, 90),
          box(500, -90, 520, 90),
        ].join("")}
      />
      <path className="arrival__hub" d={wheels.map((x) => ellipse(x, -500, 190)).join("")} />
      <path
        className="arrival__rope"
        d={[
          line(craneReach, -tipHeight + 300, craneReach, -hookHeight),
          line(craneReach, -hookHeight, beam.from, -beamHeight),
          line(craneReach, -hookHeight, beam.to, -beamHeight),
          line(beam.from, -beamHeight, beam.from, roof),
          line(beam.to, -beamHeight, beam.to, roof),
        ].join("")}
      />
      <path
        className="arrival__solid"
        d={
          box(beam.from - 100, -beamHeight - 60, beam.to - beam.from + 200, 160) +
          box(craneReach - 180, -hookHeight - 260, 360, 360)
        }
      />
      <path className="arrival__ghost" d={feet.map((x) => line(x, -lift, x, 0)).join("")} />
      <g transform={`translate(${start} ${-lift})`}>
        {bodies.map((body) => (
          <BodyElevation body={body} length={length} key={body.from} />
        ))}
      </g>
      <Person x={(craneHalf + start) / 2 + footWidth} />
      <path
        className="arrival__footing"
        d={feet.map((x) => box(x - footing.width / 2, -footing.depth, footing.width, footing.depth)).join("")}
      />
      <path className="scale-drawing__ground" d={`M${size.from} 0h${size.width}`} />
    </svg>
  );
}

/** The boom, in three parts that slide out of each other, from its pivot to its tip. */
function Boom() {
  const rise = tipHeight - 300 + pivot.y;
  const run = craneReach - pivot.x;
  const reach = Math.hypot(run, rise);
  const angle = (-180 / Math.PI) * Math.atan2(rise, run);
  return (
    <g transform={`translate(${pivot.x} ${pivot.y}) rotate(${angle.toFixed(2)})`}>
      <path className="arrival__solid" d={box(reach - 350, -260, 500, 520)} />
      <path className="arrival__body" d={box(reach * 0.7, -150, reach * 0.3 - 200, 300)} />
      <path className="arrival__body" d={box(reach * 0.42, -230, reach * 0.3, 460)} />
      <path className="arrival__body" d={box(-400, -310, reach * 0.45, 620)} />
    </g>
  );
}
