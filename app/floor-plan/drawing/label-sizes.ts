// What the places of labels are measured with and what they are drawn with, so that both agree.

/** Distance of two lines of letters, in sizes of the letter. */
export const labelLineHeight = 1.25;

/** Diameter of the disc of a room's number, in sizes of its figure. */
export const discSize = 1.9;
