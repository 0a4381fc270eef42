import { useState } from "react";

/**
 * Moves the focus to the first invalid field, which makes screen readers announce its error. Where the field has the
 * focus already, after Enter, `announceKey` changes and the fields announce their errors again.
 */
export function useErrorFocus() {
  const [announceKey, setAnnounceKey] = useState(0);

  function focusField(field: HTMLElement): void {
    if (document.activeElement === field) setAnnounceKey((before) => before + 1);
    else field.focus();
  }

  return { announceKey, focusField };
}
