import { footInset, footSpacing } from "./building-heights.ts";

/** Returns where the middles of the feet below a front are, from its left end. */
export function feetBelow(width: number): number[] {
  const count = Math.max(2, Math.round(width / footSpacing) + 1);
  const distance = (width - 2 * footInset) / (count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(footInset + index * distance));
}
