import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { keptWithin } from "#app/designer/design/hold-at-walls.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { innerBounds } from "#app/floor-plan/walls.ts";
import { FigureField } from "./figure-field.tsx";
import { parseCentimetres } from "./parse-centimetres.ts";
import { usePieceActions } from "./use-piece-actions.ts";

/** Fields for the distances of a piece from the left wall and from the front, in centimetres. */
export function PositionFields({ piece }: { readonly piece: DesignPiece }) {
  const { t, i18n } = useTranslation();
  const { plan } = useDesigner();
  const { move } = usePieceActions();
  const inside = innerBounds(plan);
  const [left, front, width, depth] = piece.rect;
  const { format } = new Intl.NumberFormat(i18n.language, { useGrouping: false });
  const fields = [
    { key: "fromLeft", length: left - inside.left, at: (x: number) => [inside.left + x, front, width, depth] as const },
    {
      key: "fromFront",
      length: front - inside.front,
      at: (y: number) => [left, inside.front + y, width, depth] as const,
    },
  ] as const;
  return (
    <div className="piece-bar__fields">
      {fields.map(({ key, length, at }) => (
        <FigureField
          label={t(`designerTool.editor.${key}`)}
          figure={format(length / 10)}
          parse={parseCentimetres}
          error={t("designerTool.editor.notLength")}
          onChange={(value) => move(piece, keptWithin(inside, at(value)))}
          key={key}
        />
      ))}
    </div>
  );
}
