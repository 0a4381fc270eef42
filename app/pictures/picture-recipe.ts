/**
 * How pictures are made. The values are part of every picture's hash: after a change all files have new names and are
 * made again.
 */
export const pictureRecipe = {
  /** Raise it when a change in `scripts/pictures/` changes the files while the values below stay. */
  version: 1,
  /**
   * Colour of the page, on which the cutaways are rendered. Their margins are faded into it, because the edge of a
   * shadow that reaches the margin would be visible on the page.
   */
  ground: "#f7f0e6",
  /**
   * Width of the margin of bare ground, and distance from the edge at which fading ends, as parts of width or height.
   * The margin is bare because encoders work in blocks: a shadow in the outermost one would tint the edge.
   */
  fade: { inline: { bare: 0.03, whole: 0.075 }, block: { bare: 0.015, whole: 0.035 } },
  /**
   * How far a channel may be from the ground and still count as ground. Some renders are off by one, which shows as a
   * pale rectangle.
   */
  snap: 2,
  // Effort 2 would save 1 % of the bytes for two thirds more time: docs/pictures.md.
  avif: { quality: 55, effort: 1, chromaSubsampling: "4:2:0" },
  jpg: { quality: 76, mozjpeg: true },
} as const;
