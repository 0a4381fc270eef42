import { useState } from "react";

/**
 * Leads to the field that keeps a form from being sent. The focus that comes makes screen readers say what is wrong;
 * where it is there already, after Enter in that field, `announceKey` changes, and the fields say their faults once more.
 */
export function useErrorFocus() {
  const [announceKey, setAnnounceKey] = useState(0);

  function focusField(field: HTMLElement): void {
    if (document.activeElement === field) setAnnounceKey((before) => before + 1);
    else field.focus();
  }

  return { announceKey, focusField };
}
