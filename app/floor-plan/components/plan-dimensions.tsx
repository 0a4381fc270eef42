import type { PlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";
import { dimensionDistances } from "#app/floor-plan/layout/plan-view.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { DimensionLine } from "./dimension-line.tsx";

export interface PlanDimensionsProps {
  readonly drawing: PlanDrawing;
  /** Font size of the figures, in millimetres of the plan. */
  readonly size: number;
}

/** Clear widths of the rooms along the front and the right side, and outside of them the total length and depth. */
export function PlanDimensions({ drawing: { length, depth, front, side }, size }: PlanDimensionsProps) {
  const { metres, metresFigure } = useFormats();
  const { chain, whole } = dimensionDistances(size);
  return (
    <>
      {front.map(([from, to]) => (
        <DimensionLine from={from} to={to} at={depth + chain} size={size} key={from}>
          {metresFigure((to - from) / 1000)}
        </DimensionLine>
      ))}
      <DimensionLine from={0} to={length} at={depth + whole} size={size} strong>
        {metres(length / 1000)}
      </DimensionLine>
      {side.map(([from, to]) => (
        <DimensionLine from={from} to={to} at={length + chain} size={size} upright key={from}>
          {metresFigure((to - from) / 1000)}
        </DimensionLine>
      ))}
      <DimensionLine from={0} to={depth} at={length + whole} size={size} upright strong>
        {metres(depth / 1000)}
      </DimensionLine>
    </>
  );
}
