/**
 * Dimensions of a module that the front matter does not have, in millimetres. The renders of the company use the same
 * ones, so that drawings and pictures show the same building.
 */

/** The floor is on feet above the ground. */
export const floorHeight = 400;
/** Depth of the steel frame below the floor. */
export const baseDepth = 200;
/** Clear height inside. */
export const clearHeight = 2620;
/** Height of the metal edge of the roof. */
export const roofEdge = 240;
/** Projection of the roof beyond the walls. */
export const roofOverhang = 140;
/** Width of the square steel posts at the corners. */
export const postWidth = 120;
/** Width of the steel bar between two sliding doors. */
export const barWidth = 120;
export const footWidth = 100;
/** Distance of the outermost feet from the ends, and approximate maximum distance between feet. */
export const footInset = 300;
export const footSpacing = 2600;
/** Width of a cladding board including the gap beside it. */
export const boardPitch = 109;
/** Width of the frame around glass. */
export const frameWidth = 45;

/** From the ground to the top of the roof. */
export const buildingHeight = floorHeight + clearHeight + roofEdge;

/** Height of the person drawn beside a module (`components/person.tsx`). */
export const personHeight = 1750;
