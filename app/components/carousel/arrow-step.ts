import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { hasTranslations } from "#app/i18n/has-translations.ts";

/** Calls `move` with 1 or -1 for an arrow key, according to the reading direction; other keys keep their default. */
export function stepByArrow(event: ReactKeyboardEvent<HTMLElement>, move: (step: -1 | 1) => void): void {
  const isMirrored = hasTranslations && getComputedStyle(event.currentTarget).direction === "rtl";
  const step = arrowStep(event, isMirrored ? "rtl" : "ltr");
  if (step === 0) return;
  event.preventDefault();
  move(step);
}

type ArrowKey = Readonly<Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">>;

/** Returns 1 for the next picture, -1 for the previous one, and 0 for any other key. Exported for tests. */
export function arrowStep(event: ArrowKey, direction: "ltr" | "rtl"): -1 | 0 | 1 {
  // Alt and an arrow goes back in the history, Shift selects text.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return 0;
  return (event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1;
}
