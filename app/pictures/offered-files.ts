import type { PictureData } from "./picture-data.ts";
import { availableWidths, type PictureFormat, sourceSet } from "./picture-files.ts";
import { type PictureSlot, pictureSlots } from "./picture-slots.ts";

/** Returns the `srcset` of a picture in a slot: the slot's widths, up to that of the original. */
export function offeredFiles({ src, width }: PictureData, slot: PictureSlot, format: PictureFormat): string {
  return sourceSet(src, availableWidths(width, pictureSlots[slot].widths), format);
}
