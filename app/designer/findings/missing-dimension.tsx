import type { ReactNode } from "react";
import type { Axis } from "#app/floor-plan/boxes.ts";

export interface MissingDimensionProps {
  /** The missing space, in millimetres of the sheet. */
  readonly strip: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** The axis along which it is measured. */
  readonly axis: Axis;
  readonly sheet: { readonly length: number; readonly depth: number };
  /** Font size of the figure. */
  readonly size: number;
  /** The figure. */
  readonly children: ReactNode;
}

/** A dimension line beside a strip, on the side of the middle of the plan, with its figure beyond it. */
export function MissingDimension({ strip, axis, sheet, size, children }: MissingDimensionProps) {
  const { left, top, width, height } = strip;
  const tick = Math.round(size * 0.3);
  const middle = { x: left + width / 2, y: top + height / 2 };
  if (axis === "x") {
    const down = middle.y < sheet.depth / 2 ? 1 : -1;
    const y = (down > 0 ? top + height : top) + down * 2 * tick;
    const path = `M${left} ${y}h${width}M${left} ${y - tick}v${2 * tick}M${left + width} ${y - tick}v${2 * tick}`;
    return (
      <>
        <path className="finding-marks__line" d={path} />
        <text
          className="finding-marks__figure"
          x={middle.x}
          y={y + down * size}
          dy="0.35em"
          fontSize={size}
          textAnchor="middle"
        >
          {children}
        </text>
      </>
    );
  }
  const right = middle.x < sheet.length / 2 ? 1 : -1;
  const x = (right > 0 ? left + width : left) + right * 2 * tick;
  const path = `M${x} ${top}v${height}M${x - tick} ${top}h${2 * tick}M${x - tick} ${top + height}h${2 * tick}`;
  return (
    <>
      <path className="finding-marks__line" d={path} />
      <text
        className="finding-marks__figure"
        x={x + right * 2 * tick}
        y={middle.y}
        dy="0.35em"
        fontSize={size}
        textAnchor={right > 0 ? "start" : "end"}
      >
        {children}
      </text>
    </>
  );
}
