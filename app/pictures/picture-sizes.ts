import { type PictureSlot, pictureSlots, type Slot } from "./picture-slots.ts";

/** Phone screens with so many pixels per CSS pixel that the eye cannot tell them apart. */
const fineScreen = "(min-resolution: 2.5dppx)";

/** Turns a width for three pixels per CSS pixel into one for two. */
const finePart = 0.66;

/**
 * Returns the value of `sizes` for a slot. In the layouts of phones, screens with three pixels per CSS pixel request
 * the file for two, which has less than half the bytes. Pictures that can be zoomed keep their full size.
 *
 * @param share Part of the slot's width that the picture is drawn in.
 */
export function sizesOf(slot: PictureSlot, share = 1): string {
  const { sizes, contained }: Slot = pictureSlots[slot];
  if (contained) return sizes;
  const whole = sizes.split(/, (?![^(]*\))/);
  const parts = share === 1 ? whole : whole.map((part) => part.replace(/^(\(.*?\) )?(.+)$/, `$1calc($2 * ${share})`));
  const onPhones = parts.at(-1) ?? sizes;
  return [...parts.slice(0, -1), `${fineScreen} calc(${onPhones} * ${finePart})`, onPhones].join(", ");
}
