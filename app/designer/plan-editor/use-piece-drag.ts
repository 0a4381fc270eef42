import type { PointerEvent } from "react";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { movePiece } from "#app/designer/design/edit-pieces.ts";
import { heldAtWalls } from "#app/designer/design/hold-at-walls.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { Rectangle } from "#app/floor-plan/boxes.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { useHeld } from "./use-held.ts";
import { usePieceWords } from "./use-piece-words.ts";

interface Drag {
  /** The id of the pointer that holds it. */
  readonly pointer: number;
  readonly piece: DesignPiece;
  /** The grip of the pointer, measured from the front left corner of the piece. */
  readonly grip: Point;
  /** The position of the pointer on the screen at the beginning. */
  readonly start: Point;
  /** The place that it has been dragged to; undefined for a press. */
  readonly rect: Rectangle | undefined;
}

/** Distance in CSS pixels that a press may move. */
const slack = 3;

/**
 * Returns the handlers with which a piece is dragged: by a mouse at once, by a finger or pen once it is selected. A
 * finger scrolls the page over unselected pieces.
 *
 * @param pointAt returns the point of the plan under a pointer, in millimetres; undefined if there is none
 */
export function usePieceDrag(pointAt: (pointer: PointerEvent) => Point | undefined) {
  const { plan, selected, select, preview, drop, cancel } = useDesigner();
  const { moved } = usePieceWords();
  const drag = useHeld<Drag>();

  return {
    /** Returns whether the piece follows the pointer from now on. */
    start(piece: DesignPiece, event: PointerEvent): boolean {
      if (event.button !== 0 || !event.isPrimary) return false;
      if (event.pointerType !== "mouse" && selected?.id !== piece.id) return false;
      select(piece.id);
      const at = pointAt(event);
      if (!at || piece.fixed) return false;
      event.currentTarget.setPointerCapture(event.pointerId);
      const grip = [at[0] - piece.rect[0], at[1] - piece.rect[1]] as const;
      const start = [event.clientX, event.clientY] as const;
      drag.current = { pointer: event.pointerId, piece, grip, start, rect: undefined };
      return true;
    },
    move(event: PointerEvent): void {
      const { current } = drag;
      const at = pointAt(event);
      if (!current || !at || !isHeld(current, event)) return;
      const { piece, grip, start } = current;
      const isPress = Math.hypot(event.clientX - start[0], event.clientY - start[1]) <= slack;
      if (isPress && !current.rect) return;
      const corner = [at[0] - grip[0], at[1] - grip[1]] as const;
      const rect = heldAtWalls(plan, piece.rect, corner, event.shiftKey ? "fine" : "coarse");
      drag.current = { ...current, rect };
      preview((present) => movePiece(present, piece.id, rect));
    },
    end(event: PointerEvent): void {
      const { current } = drag;
      if (!current || !isHeld(current, event)) return;
      drag.current = undefined;
      const { piece, rect } = current;
      if (rect) drop(moved({ ...piece, rect }));
    },
    cancel(): void {
      if (!drag.current) return;
      drag.current = undefined;
      cancel();
    },
  };
}

/**
 * Returns whether an event belongs to the pointer of a drag: not to a second finger, nor to a piece that has been
 * removed.
 */
function isHeld({ pointer }: Drag, { pointerId, currentTarget }: PointerEvent): boolean {
  return pointerId === pointer && currentTarget.hasPointerCapture(pointer);
}
