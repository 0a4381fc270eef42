import type { KeyboardEvent } from "react";
import { arrowStep } from "./arrow-step.ts";

/** Calls `move` with 1 or -1 for an arrow key, read in the direction of the row; other keys stay with the browser. */
export function stepByArrow(event: KeyboardEvent<HTMLElement>, move: (step: -1 | 1) => void): void {
  const step = arrowStep(event, readingDirection(event.currentTarget));
  if (step === 0) return;
  event.preventDefault();
  move(step);
}

function readingDirection(element: Element): "ltr" | "rtl" {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
