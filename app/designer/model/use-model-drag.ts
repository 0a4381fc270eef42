import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { usePieceDrag } from "#app/designer/plan-editor/use-piece-drag.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { DesignViewer } from "#app/designer/viewer/design-viewer.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** Distance in CSS pixels that a press may move; beyond it, the press turns the model. */
const slack = 4;

/**
 * Returns the handlers with which pieces are selected and dragged in the model, as they are on the plan. A pointer
 * beside them turns the model.
 */
export function useModelDrag(viewer: DesignViewer | undefined, area: RefObject<HTMLElement | null>) {
  const { design, select } = useDesigner();
  const drag = usePieceDrag((event) => viewer?.floorPointAt(event));
  const pressed = useRef<{ readonly at: Point; readonly isDrag: boolean }>(undefined);

  useEffect(() => {
    // Listeners of React are passive and cannot refuse the scroll of the page.
    const { current } = area;
    const refuseScroll = (event: Event) => {
      if (pressed.current?.isDrag) event.preventDefault();
    };
    current?.addEventListener("touchmove", refuseScroll, { passive: false });
    return () => current?.removeEventListener("touchmove", refuseScroll);
  }, [area]);

  function pieceAt(event: PointerEvent) {
    const id = viewer?.pieceAt(event);
    return design.pieces.find((piece) => piece.id === id);
  }

  function release(): void {
    viewer?.rig.hold(false);
    pressed.current = undefined;
  }

  return {
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
}
