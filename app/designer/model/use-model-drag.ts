import { type PointerEvent, useCallback, useRef } from "react";
import { refuseScroll } from "#app/designer/plan-editor/refuse-scroll.ts";
import { usePieceDrag } from "#app/designer/plan-editor/use-piece-drag.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { DesignViewer } from "#app/designer/viewer/design-viewer.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** Distance in CSS pixels that a press may move; beyond it, the press turns the model. */
const slack = 4;

/**
 * Returns the handlers with which pieces are selected and dragged in the model, as they are on the plan, and a
 * reference to the area around it, which does not scroll the page during a drag. A pointer beside them turns the model.
 */
export function useModelDrag(viewer: DesignViewer | undefined) {
  const { design, select } = useDesigner();
  const drag = usePieceDrag((event) => viewer?.floorPointAt(event));
  const pressed = useRef<{ readonly at: Point; readonly isDrag: boolean }>(undefined);

  const area = useCallback(
    (element: HTMLElement | null) => refuseScroll(element, () => pressed.current?.isDrag === true),
    [],
  );

  function pieceAt(event: PointerEvent) {
    const id = viewer?.pieceAt(event);
    return design.pieces.find((piece) => piece.id === id);
  }

  function release(): void {
    viewer?.rig.hold(false);
    pressed.current = undefined;
  }

  const handlers = {
    // Second fingers are for `OrbitControls` only, which has listeners of its own.
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (!event.isPrimary) return;
      const piece = pieceAt(event);
      const isDrag = piece !== undefined && drag.start(piece, event);
      pressed.current = { at: [event.clientX, event.clientY], isDrag };
      if (isDrag) viewer?.rig.hold(true);
    },
    onPointerMove: drag.move,
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      if (!event.isPrimary) return;
      const { at: [x, y] = [Number.NaN, Number.NaN], isDrag } = pressed.current ?? {};
      if (!isDrag && Math.hypot(event.clientX - x, event.clientY - y) <= slack) select(pieceAt(event)?.id);
      drag.end(event);
      release();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>): void {
      if (!event.isPrimary) return;
      drag.cancel();
      release();
    },
  };
  return { area, handlers };
}
