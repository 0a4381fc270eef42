import type { LabelledPlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";

export interface EntranceMarkProps {
  readonly entrance: NonNullable<LabelledPlanDrawing["entrance"]>;
  /** Font size of the plan's figures. */
  readonly size: number;
}

// The mark points into the building.
const turns = { s: 0, w: 90, n: 180, e: 270 } as const;

/** A triangle in front of the entrance. */
export function EntranceMark({ entrance: [x, y, side], size }: EntranceMarkProps) {
  const gap = Math.round(size * 0.25);
  const half = Math.round(size * 0.5);
  return (
    <path
      className="floor-plan__entrance"
      d={`M0 ${gap}L${half} ${gap + Math.round(half * 1.6)}H${-half}Z`}
      transform={`translate(${x} ${y}) rotate(${turns[side]})`}
    />
  );
}
