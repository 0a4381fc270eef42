import { type PointerEvent, type RefObject, useRef } from "react";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { heldAtWalls } from "#app/designer/design/hold-at-walls.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { Rectangle } from "#app/floor-plan/boxes.ts";
import { boundingBox, type Point } from "#app/floor-plan/polygons.ts";
import { planPointAt } from "./screen-axes.ts";
import { usePieceWords } from "./use-piece-words.ts";

interface Drag {
  readonly piece: DesignPiece;
  /** Where the pointer holds it, from its left front corner. */
  readonly grip: Point;
  /** Where the pointer was on the screen. */
  readonly start: Point;
  /** Where it has been dragged to; undefined for a press. */
  readonly rect: Rectangle | undefined;
}

/** A press may move by so much, in CSS pixels. */
const slack = 3;

/**
 * Returns the handlers with which a piece is dragged: by a mouse at once, by a finger or pen once it is selected. Over
 * all others a finger scrolls the page.
 *
 * @param sheet drawn in millimetres of the plan
 */
export function usePieceDrag(sheet: RefObject<SVGGElement | null>) {
  const { plan, selected, select, preview, drop, cancel } = useDesigner();
  const { moved } = usePieceWords();
  const drag = useRef<Drag>(undefined);
  const bounds = boundingBox(plan.outline);

  return {
    start(piece: DesignPiece, event: PointerEvent<SVGElement>): void {
      if (event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType !== "mouse" && selected?.id !== piece.id) return;
      select(piece.id);
      const at = planPointAt(sheet.current, event, bounds);
      if (!at || piece.fixed) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const grip = [at[0] - piece.rect[0], at[1] - piece.rect[1]] as const;
      drag.current = { piece, grip, start: [event.clientX, event.clientY], rect: undefined };
    },
    move(event: PointerEvent<SVGElement>): void {
      const { current } = drag;
      const at = planPointAt(sheet.current, event, bounds);
      if (!current || !at) return;
      const { piece, grip, start } = current;
      const isPress = Math.hypot(event.clientX - start[0], event.clientY - start[1]) <= slack;
      if (isPress && !current.rect) return;
      const corner = [at[0] - grip[0], at[1] - grip[1]] as const;
      const rect = heldAtWalls(plan, piece.rect, corner, event.shiftKey ? "fine" : "coarse");
      drag.current = { ...current, rect };
      preview(piece.id, rect);
    },
    end(): void {
      const { piece, rect } = drag.current ?? {};
      drag.current = undefined;
      if (piece && rect) drop(moved({ ...piece, rect }));
    },
    cancel(): void {
      if (!drag.current) return;
      drag.current = undefined;
      cancel();
    },
  };
}
