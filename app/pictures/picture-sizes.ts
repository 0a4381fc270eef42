import { type PictureSlot, pictureSlots, type Slot } from "./picture-slots.ts";

/** Screens of phones with so many pixels to one of CSS that the eye cannot tell them apart. */
const fineScreen = "(min-resolution: 2.5dppx)";

/** Reduces a file for three pixels to one of CSS to a file for two. */
const finePart = 0.66;

/**
 * Returns the value of `sizes` for a slot. In the layouts of phones, screens with three pixels to one of CSS ask for
 * the file that screens with two ask for, which has less than half the bytes. A picture that can be enlarged with two
 * fingers is left as it is.
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
