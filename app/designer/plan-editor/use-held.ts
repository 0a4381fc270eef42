import { type RefObject, useEffect, useRef } from "react";
import { useDesigner } from "#app/designer/tool/use-designer.ts";

/** Returns a ref to what a visitor holds. It is cleared when the move ends, also by Undo or Delete. */
export function useHeld<Held>(): RefObject<Held | undefined> {
  const { settled, isMoving } = useDesigner();
  const held = useRef<Held>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the design ends what is held.
  useEffect(() => {
    if (!isMoving) held.current = undefined;
  }, [settled, isMoving]);
  return held;
}
