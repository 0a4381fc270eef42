/**
 * A looping row has a copy of the last slide before the first one and a copy of the first after the last one. Beyond an
 * end the visitor sees the copy scroll in; once it is in place, the row jumps to the slide itself, which looks the
 * same.
 */
import { wrapIndex } from "./slideshow-state.ts";

/** Returns the slot of a slide. Slide 0 has slot 1; -1 and the number of slides are the copies. */
export function slotOf(index: number): number {
  return index + 1;
}

/** Returns the slide that a slot shows, be it a copy or not. */
export function indexOfSlot(slot: number, total: number): number {
  return wrapIndex(slot - 1, total);
}

export function isLoopCopy(slot: number, total: number): boolean {
  return slot < 1 || slot > total;
}
