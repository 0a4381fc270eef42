import { baseDepth, buildingHeight, floorHeight } from "#app/floor-plan/building-heights.ts";
import { box, ellipse } from "#app/floor-plan/drawing/shapes.ts";
import { bedHeight, cabLength, type DrawingSize, lorryLength, tipHeight } from "./arrival-sizes.ts";

export interface LorryDrawingProps {
  /** The length of the module, in millimetres. */
  readonly length: number;
  readonly size: DrawingSize;
}

const wheel = 500;

/** A lorry on the ground, with the place of the module on its bed in dashes. */
export function LorryDrawing({ length, size }: LorryDrawingProps) {
  const end = lorryLength(length);
  const axles = [1350, cabLength + 700, end - 3200, end - 2000, end - 800];
  const height = buildingHeight - floorHeight + baseDepth;
  return (
    <svg
      className="arrival__drawing"
      viewBox={`${size.from} ${-tipHeight} ${size.width} ${tipHeight + 60}`}
      aria-hidden="true"
    >
      <path
        className="arrival__ghost"
        d={box(cabLength + (end - cabLength - length) / 2, -bedHeight - height, length, height)}
      />
      <path className="arrival__solid" d={box(400, -1000, end - 600, 280)} />
      <path
        className="arrival__body"
        d={`M0 -700V-2300L260 -3050H2250V-700z${box(2380, -2700, 260, 1600)}${box(cabLength, -bedHeight, end - cabLength, 240)}`}
      />
      <path className="arrival__glass" d="M330 -1900L520 -2780H1200V-1900z" />
      <path className="arrival__solid" d={axles.map((x) => ellipse(x, -wheel, wheel)).join("")} />
      <path className="arrival__hub" d={axles.map((x) => ellipse(x, -wheel, 190)).join("")} />
      <path className="scale-drawing__ground" d={`M${size.from} 0h${size.width}`} />
    </svg>
  );
}
