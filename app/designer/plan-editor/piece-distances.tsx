import type { DesignPiece } from "#app/designer/design/design.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { boxOf } from "#app/floor-plan/boxes.ts";
import { DimensionLine } from "#app/floor-plan/components/dimension-line.tsx";
import type { PlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";
import { createSvgAxes } from "#app/floor-plan/drawing/svg-axes.ts";
import { textSizes } from "#app/floor-plan/layout/text-size.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import { innerBounds } from "#app/floor-plan/walls.ts";
import { useFormats } from "#app/i18n/use-formats.ts";

export interface PieceDistancesProps {
  readonly piece: DesignPiece;
  readonly drawing: PlanDrawing;
}

/** The distances of a piece from the left wall and from the front, in centimetres, if there is space for a figure. */
export function PieceDistances({ piece, drawing }: PieceDistancesProps) {
  const { number } = useFormats();
  const { plan } = useDesigner();
  const size = textSizes(drawing).figure;
  const axes = createSvgAxes(boundingBox(plan.outline));
  const [left, , , bottom] = cornersOf(axes.place(innerBounds(plan)));
  const [x, y, end, foot] = cornersOf(axes.place(boxOf(piece.rect)));
  const middle = [Math.round((x + end) / 2), Math.round((y + foot) / 2)] as const;
  const space = 3 * size;
  return (
    <g className="plan-editor__distances">
      {x - left >= space && (
        <DimensionLine from={left} to={x} at={middle[1]} size={size}>
          {number((x - left) / 10)}
        </DimensionLine>
      )}
      {bottom - foot >= space && (
        <DimensionLine from={foot} to={bottom} at={middle[0]} size={size} upright>
          {number((bottom - foot) / 10)}
        </DimensionLine>
      )}
    </g>
  );
}

function cornersOf([x, y, width, height]: readonly [number, number, number, number]) {
  return [x, y, x + width, y + height] as const;
}
