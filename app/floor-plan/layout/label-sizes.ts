// Used both to place labels and to draw them.

/** Line height in em. */
export const labelLineHeight = 1.25;

/** Diameter of the disc of a room's number, in em. */
export const discSize = 1.9;
