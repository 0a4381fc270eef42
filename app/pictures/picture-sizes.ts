import { type PictureSlot, pictureSlots, type Slot } from "./picture-slots.ts";

/** From this density on, of pixels of the screen to one of CSS, nobody sees all of them: phones of the finer kind. */
const fineScreen = "(min-resolution: 2.5dppx)";

/** Of a file for three pixels in one, what makes it one for two. */
const finePart = 0.66;

/**
 * Returns the value of `sizes` for a slot. Where layouts are for phones, screens with three pixels in one ask for the
 * file that those with two ask for, which has less than half of the bytes. A whole picture that may be enlarged with
 * two fingers is left as it is.
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
