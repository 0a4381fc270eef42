import type { KeyboardEvent, RefObject } from "react";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { movePiece } from "#app/designer/design/edit-pieces.ts";
import { nudged } from "#app/designer/design/hold-at-walls.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { Rectangle } from "#app/floor-plan/boxes.ts";
import { type ArrowDirection, sideTowards } from "./screen-axes.ts";
import { useHeld } from "./use-held.ts";
import { usePieceActions } from "./use-piece-actions.ts";
import { usePieceWords } from "./use-piece-words.ts";

const arrows: Readonly<Record<string, ArrowDirection>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * Returns the handlers of the keys on a piece: arrows move it, R turns it, Delete removes it, Enter and the space bar
 * select it. An arrow that is held down is one step to undo.
 *
 * @param group the pieces, in millimetres of the plan
 */
export function usePieceKeys(group: RefObject<SVGGElement | null>) {
  const { plan, select, preview, drop } = useDesigner();
  const { turn, remove } = usePieceActions();
  const { moved } = usePieceWords();
  const held = useHeld<{ readonly piece: DesignPiece; readonly rect: Rectangle }>();

  function release(): void {
    const { piece, rect } = held.current ?? {};
    held.current = undefined;
    if (piece && rect) drop(moved({ ...piece, rect }));
  }

  function press(piece: DesignPiece, event: KeyboardEvent<SVGElement>): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const direction = arrows[key];
    if (direction) {
      const matrix = group.current?.getScreenCTM();
      if (!matrix) return;
      select(piece.id);
      if (!piece.fixed) {
        const rect = nudged(plan, piece.rect, sideTowards(matrix, direction), shiftKey ? "fine" : "coarse");
        held.current = { piece, rect };
        preview((present) => movePiece(present, piece.id, rect));
      }
    } else {
      release();
      if (key === "Enter" || key === " ") select(piece.id);
      else if (key.toLowerCase() === "r") turn(piece);
      else if (key === "Delete" || key === "Backspace") {
        remove(piece);
        // The focused piece has been removed.
        if (!piece.fixed) group.current?.focus({ preventScroll: true });
      } else return;
    }
    event.preventDefault();
  }

  return { press, release };
}
