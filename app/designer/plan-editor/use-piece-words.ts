import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { roomOfPiece } from "#app/designer/design/room-of-piece.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import { innerBounds } from "#app/floor-plan/walls.ts";
import { useFormats } from "#app/i18n/use-formats.ts";

const roundPieces: ReadonlySet<FurniturePiece> = new Set(["floor-lamp", "plant"]);

/** Returns the words about pieces of the open design. */
export function usePieceWords() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { plan } = useDesigner();
  const { left, front } = innerBounds(plan);
  const centimetres = (length: number) => number(length / 10);

  const nameOf = (piece: FurniturePiece) => t(`furnishing.pieces.${piece}`);
  /** «190 × 85 cm»: the width along the back first. */
  const sizeOf = (piece: FurniturePiece, [width, depth]: readonly [number, number]) =>
    roundPieces.has(piece) && width === depth
      ? t("designerTool.pieces.round", { width: centimetres(width) })
      : t("designerTool.pieces.size", { width: centimetres(width), depth: centimetres(depth) });
  /** «Sofá cama, 190 × 85 cm, en Espacio principal» */
  const describe = (piece: DesignPiece) => {
    const room = roomOfPiece(plan.rooms, piece.rect)?.name;
    const words = { name: nameOf(piece.piece), size: sizeOf(piece.piece, sizeAlongBack(piece)) };
    const described = room
      ? t("designerTool.pieces.inRoom", { ...words, room })
      : t("designerTool.pieces.inNoRoom", words);
    return piece.fixed ? t("designerTool.pieces.fixed", { piece: described }) : described;
  };
  /** Returns the announcement of a piece's new position. */
  const moved = ({ piece, rect: [x, y] }: Pick<DesignPiece, "piece" | "rect">) =>
    t("designerTool.editor.moved", {
      name: nameOf(piece),
      left: centimetres(x - left),
      front: centimetres(y - front),
    });
  return { nameOf, sizeOf, describe, moved };
}

/**
 * Returns the width of a piece along its back and its depth away from it, in millimetres; without a back, its sides as
 * they lie.
 */
export function sizeAlongBack({ rect, back }: Pick<DesignPiece, "rect" | "back">): readonly [number, number] {
  const [, , width, depth] = rect;
  return back === "e" || back === "w" ? [depth, width] : [width, depth];
}
