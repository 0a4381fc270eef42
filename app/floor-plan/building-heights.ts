/**
 * What the front matter does not say of a module, in millimetres. These are the measures that the renders of the
 * company are built with, so that drawing and picture show the same building.
 */

/** The floor stands on feet above the ground, clear of water and of most slopes. */
export const floorHeight = 400;
/** Depth of the steel frame below the floor. */
export const baseDepth = 200;
/** Clear height inside. */
export const clearHeight = 2620;
/** Height of the metal edge of the roof. */
export const roofEdge = 240;
/** How far the roof reaches beyond the walls. */
export const roofOverhang = 140;
/** Side of the square steel posts at the corners. */
export const postWidth = 120;
export const footWidth = 100;
/** Distance of the outermost feet from the ends, and how far apart the feet stand at most, roughly. */
export const footInset = 300;
export const footSpacing = 2600;
/** Width of a board of the cladding with the gap beside it. */
export const boardPitch = 109;
/** Frame around glass. */
export const frameWidth = 45;

/** From the ground to the top of the roof. */
export const buildingHeight = floorHeight + clearHeight + roofEdge;

/** Height of the person drawn beside a module: the site's own measure. */
export const personHeight = 1750;
