import { type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { isFormControl } from "#app/components/form/form-control.ts";
import { steppingSelector } from "./pending-clicks.ts";

/** Wraps the application and repeats what the visitor did before the page was hydrated. */
export function TakeOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    // The starter holds no more clicks.
    document.documentElement.dataset.start = "done";
    reportEntries();
    const { pendingClicks } = window;
    if (!pendingClicks) return;
    // From now on the starter does not react to failures either.
    pendingClicks.fail = () => {};
    const held = pendingClicks.splice(0);
    // React draws nothing synchronously while it is in an effect.
    queueMicrotask(() => repeat(held));
  }, []);
  return children;
}

/** Tells forms of the entries, choices and focus from before they were hydrated. Hydration keeps it in the fields. */
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

/** Clicks each control once, and a control that steps as often as it was clicked. */
function repeat(held: readonly Element[]): void {
  for (const [index, element] of held.entries()) {
    element.ariaBusy = null;
    const counts = held.indexOf(element) === index || element.matches(steppingSelector);
    // The visitor may have moved to another page.
    if (counts && element.isConnected) flushSync(() => click(element));
  }
}

function click(element: Element): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
