import type { ReactNode } from "react";
import type { Axis } from "#app/floor-plan/boxes.ts";

export interface MissingDimensionProps {
  /** Left, top, width and height of the missing space, in millimetres of the drawing. */
  readonly strip: readonly [number, number, number, number];
  /** The axis along which it is measured. */
  readonly axis: Axis;
  readonly extent: { readonly length: number; readonly depth: number };
  /** Font size of the figure. */
  readonly size: number;
  /** The figure. */
  readonly children: ReactNode;
}

/** A dimension line beside a strip, on the side of the middle of the plan, with its figure beyond it. */
export function MissingDimension({ strip, axis, extent, size, children }: MissingDimensionProps) {
  const [left, top, width, height] = strip;
  const isLevel = axis === "x";
  const [from, to, near, far, breadth] = isLevel
    ? [left, left + width, top, top + height, extent.depth]
    : [top, top + height, left, left + width, extent.length];
  const tick = Math.round(size * 0.3);
  const inwards = near + far < breadth ? 1 : -1;
  const at = (inwards > 0 ? far : near) + inwards * 2 * tick;
  const point = (along: number, across: number) => (isLevel ? ([along, across] as const) : ([across, along] as const));
  const [x, y] = point((from + to) / 2, at + inwards * (isLevel ? size : 2 * tick));
  const ends = [from, to].map((end) => `M${point(end, at - tick).join(" ")}L${point(end, at + tick).join(" ")}`);
  return (
    <>
      <path
        className="finding-marks__line"
        d={`M${point(from, at).join(" ")}L${point(to, at).join(" ")}${ends.join("")}`}
      />
      <text
        className="finding-marks__figure"
        x={x}
        y={y}
        dy="0.35em"
        fontSize={size}
        textAnchor={isLevel ? "middle" : inwards > 0 ? "start" : "end"}
      >
        {children}
      </text>
    </>
  );
}
