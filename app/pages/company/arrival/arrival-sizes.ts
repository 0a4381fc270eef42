/**
 * Sizes of a usual lorry and a usual mobile crane, in millimetres. They are a guide, which the page says; each access is
 * studied.
 */

/** From the middle of the crane to its hook. */
export const craneReach = 14_000;
/** From the ground to the tip of the boom. */
export const tipHeight = 10_600;
/** How far the module hangs above the place where it will be. */
export const lift = 1250;
/** From the ground to the bed of the lorry. */
export const bedHeight = 1250;
/** From the bumper of the lorry to its bed. */
export const cabLength = 2900;
/** From the middle of the crane to the end of its carrier. */
export const craneHalf = 3900;

const margin = 700;
const lorryBed = 9100;

/** Returns the length of the lorry for a module of that length, in whole metres: 12, or as many as the module needs. */
export function lorryLength(length: number): number {
  return Math.ceil((cabLength + Math.max(lorryBed, length + 300)) / 1000) * 1000;
}

/** A drawing in a row with others: its window in millimetres, and its part of the row in per cent. */
export interface DrawingSize {
  readonly from: number;
  readonly width: number;
  readonly share: number;
  /** Returns where a length is in the drawing, in per cent of its width. */
  along(from: number, to: number): { readonly from: number; readonly length: number };
}

/** Returns the sizes of the two drawings for a module of that length. */
export function arrivalSizes(length: number): { readonly lorry: DrawingSize; readonly crane: DrawingSize } {
  const lorry = { from: -margin, width: lorryLength(length) + 2 * margin };
  const crane = { from: -craneHalf - margin, width: craneHalf + craneReach + length / 2 + 2 * margin };
  const whole = lorry.width + crane.width;
  const inRow = ({ from, width }: { from: number; width: number }): DrawingSize => ({
    from,
    width,
    share: (100 * width) / whole,
    along: (start, end) => ({ from: (100 * (start - from)) / width, length: (100 * (end - start)) / width }),
  });
  return { lorry: inRow(lorry), crane: inRow(crane) };
}
