import { useTranslation } from "react-i18next";
import type { PlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";
import { textSizes } from "#app/floor-plan/layout/text-size.ts";

/** The names of the outer walls beside them, shown if the plan is upright, with its front at the left. */
export function WallNames({ drawing }: { readonly drawing: PlanDrawing }) {
  const { t } = useTranslation();
  const { length, depth } = drawing;
  const size = textSizes(drawing).figure;
  const places = {
    w: [-0.8 * size, depth / 2, -90],
    e: [length + 0.8 * size, depth / 2, -90],
    s: [length - 3 * size, depth + 0.8 * size, 180],
    n: [length / 2, -0.8 * size, 180],
  } as const;
  return (
    <g className="plan-editor__walls" fontSize={size}>
      {(["w", "e", "s", "n"] as const).map((side) => {
        const [x, y, turn] = places[side];
        return (
          <text dy="0.35em" transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`} key={side}>
            {t(`designerTool.editor.walls.${side}`)}
          </text>
        );
      })}
    </g>
  );
}
