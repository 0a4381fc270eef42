import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { keptWithin } from "#app/designer/design/hold-at-walls.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { innerBounds } from "#app/floor-plan/walls.ts";
import { LengthField } from "./length-field.tsx";
import { usePieceActions } from "./use-piece-actions.ts";

/** Fields for the distances of a piece from the left wall and from the front. */
export function PositionFields({ piece }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation();
  const { plan } = useDesigner();
  const { move } = usePieceActions();
  const inside = innerBounds(plan);
  const [left, front, width, depth] = piece.rect;
  const moveTo = ([x, y]: Point) => move(piece, keptWithin(inside, [x, y, width, depth]));
  return (
    <div className="piece-bar__fields">
      <LengthField
        label={t("designerTool.editor.fromLeft")}
        length={left - inside.left}
        onChange={(length) => moveTo([inside.left + length, front])}
      />
      <LengthField
        label={t("designerTool.editor.fromFront")}
        length={front - inside.front}
        onChange={(length) => moveTo([left, inside.front + length])}
      />
    </div>
  );
}
