/**
 * A row that goes round has a copy of the last slide before the first one and a copy of the first after the last one.
 * Who goes on at an end sees the copy come in; standing there, the row jumps unseen to the slide itself.
 */
import { wrapIndex } from "./slideshow-state.ts";

/** Slide 0 has slot 1; -1 and the number of slides give the slots of the copies. */
export function slotOf(index: number): number {
  return index + 1;
}

/** The slide that a slot shows, copy or not. */
export function indexOfSlot(slot: number, total: number): number {
  return wrapIndex(slot - 1, total);
}

export function isCopy(slot: number, total: number): boolean {
  return slot < 1 || slot > total;
}
