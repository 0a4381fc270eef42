import type { ReactNode } from "react";

export interface DimensionLineProps {
  readonly from: number;
  readonly to: number;
  /** Coordinate on the other axis. */
  readonly at: number;
  /** Font size of the figure. */
  readonly size: number;
  /** Runs from top to bottom instead of from left to right. */
  readonly upright?: boolean;
  /** For the total, outside its parts. */
  readonly strong?: boolean;
  /** The figure. */
  readonly children: ReactNode;
}

/** A dimension line: thin, with a tick at each end and the figure in the middle on the colour of the ground. */
export function DimensionLine({ from, to, at, size, upright = false, strong = false, children }: DimensionLineProps) {
  const tick = Math.round(size * 0.4);
  const middle = Math.round((from + to) / 2);
  const [path, x, y] = upright
    ? [`M${at} ${from}V${to}M${at - tick} ${from}h${2 * tick}M${at - tick} ${to}h${2 * tick}`, at, middle]
    : [`M${from} ${at}H${to}M${from} ${at - tick}v${2 * tick}M${to} ${at - tick}v${2 * tick}`, middle, at];
  const modifiers = [upright && "upright", strong && "strong"].filter((name) => name !== false);
  return (
    <g className={["dimension-line", ...modifiers.map((name) => `dimension-line--${name}`)].join(" ")}>
      <path className="dimension-line__line" d={path} />
      <text
        className="dimension-line__figure"
        x={x}
        y={y}
        dy="0.35em"
        fontSize={size}
        transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {children}
      </text>
    </g>
  );
}
