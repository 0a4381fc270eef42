import { useState } from "react";

/**
 * Leads to the field that keeps a form from being sent. The focus that comes makes screen readers say what is wrong;
 * where it is there already, after Enter in that field, `turn` changes, and the fields say their faults once more.
 */
export function useFaultFocus() {
  const [turn, setTurn] = useState(0);

  function goTo(field: HTMLElement): void {
    if (document.activeElement === field) setTurn((before) => before + 1);
    else field.focus();
  }

  return { turn, goTo };
}
