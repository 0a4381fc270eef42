import { useEffect } from "react";
import type { DesignerState } from "./use-designer.ts";

/**
 * Undoes and redoes with the usual keys, except in text fields, which have an undo of their own. Escape cancels a drag,
 * also in the model, which has no focus.
 */
export function useShortcuts({ undo, redo, cancel }: Pick<DesignerState, "undo" | "redo" | "cancel">): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key === "Escape") cancel();
      if (altKey || !(ctrlKey || metaKey) || isWrittenIn(target)) return;
      const letter = key.toLowerCase();
      if (letter === "z" && !shiftKey) undo();
      else if (letter === "y" || letter === "z") redo();
      else return;
      event.preventDefault();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [undo, redo, cancel]);
}

/** Returns whether an element is a text field, whose own undo these keys trigger. */
function isWrittenIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches("textarea, input:not([type=radio], [type=checkbox], [type=range])")
  );
}
