import { useTranslation } from "react-i18next";
import { type DesignPiece, maxPieces } from "#app/designer/design/design.ts";
import { addPiece, movePiece, removePiece, resizePiece, turnDesignPiece } from "#app/designer/design/edit-pieces.ts";
import { placeForPiece } from "#app/designer/design/place-for-piece.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { Rectangle } from "#app/floor-plan/boxes.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { usePieceWords } from "./use-piece-words.ts";

/** Returns the actions on a piece. Each is one step to undo and is announced to screen readers. */
export function usePieceActions() {
  const { t } = useTranslation();
  const { plan, design, furnished, change, select, announce } = useDesigner();
  const { nameOf, sizeOf, moved } = usePieceWords();

  return {
    isFull: design.pieces.length >= maxPieces,
    move(piece: DesignPiece, rect: Rectangle): void {
      change((present) => movePiece(present, piece.id, rect), moved({ ...piece, rect }));
    },
    turn(piece: DesignPiece): void {
      if (piece.fixed) return;
      const name = nameOf(piece.piece);
      change((present) => turnDesignPiece(present, piece.id, plan), t("designerTool.editor.turned", { name }));
    },
    resize(piece: DesignPiece, size: readonly [number, number]): void {
      const words = { name: nameOf(piece.piece), size: sizeOf(piece.piece, size) };
      change((present) => resizePiece(present, piece.id, size, plan), t("designerTool.editor.resized", words));
    },
    /** Adds a piece as near as possible to where it is, and selects it. */
    add(piece: Omit<PlacedPiece, "fixed">): void {
      if (design.pieces.length >= maxPieces) {
        announce(t("designerTool.editor.full", { count: maxPieces }));
        return;
      }
      const rect = placeForPiece(furnished, { ...piece, fixed: false }, plan);
      const added = addPiece(design, { piece: piece.piece, back: piece.back, rect }, plan);
      change(() => added, t("designerTool.editor.added", { name: nameOf(piece.piece) }));
      select(added.pieces.find((other) => !design.pieces.includes(other))?.id);
    },
    remove(piece: DesignPiece): void {
      if (piece.fixed) return;
      const name = nameOf(piece.piece);
      change((present) => removePiece(present, piece.id), t("designerTool.editor.removed", { name }));
    },
  };
}
