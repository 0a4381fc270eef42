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
  // docs/pictures.md has the time and the bytes of other settings.
  avif: { quality: 55, effort: 1, chromaSubsampling: "4:2:0" },
  /** For files of at least this width, which only wide windows request, a third of the time for 5 % more bytes. */
  wideAvif: { from: 1920, effort: 0 },
  // As sharp as the AVIF, and no larger than with mozjpeg, which takes four times as long.
  jpg: { quality: 70, progressive: true, quantisationTable: 3 },
} as const;
