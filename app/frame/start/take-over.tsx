import { type ReactNode, useEffect } from "react";
import { isFormControl } from "#app/components/form/form-control.ts";

/** Wraps the application: repeats what the visitor has done before the page was hydrated. */
export function TakeOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    // The starter holds nothing back any more.
    document.documentElement.dataset.start = "done";
    reportEntries();
    for (const element of window.siteHeld ?? []) click(element);
    window.siteHeld?.clear();
  }, []);
  return children;
}

/** Tells forms what was written, chosen and focused before they listened. Hydration leaves it in the fields. */
function reportEntries(): void {
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  for (const { elements } of document.forms) {
    for (const field of elements) {
      if (isFormControl(field) && isChanged(field)) field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((it) => it.selected !== it.defaultSelected);
  const isChecked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isChecked || field.value !== field.defaultValue;
}

function click(element: Element): void {
  element.ariaBusy = null;
  // The page may have become another one since.
  if (element.isConnected) element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
