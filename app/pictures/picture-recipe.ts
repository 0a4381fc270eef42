/**
 * How pictures are made. What is written here is part of every picture's hash: after a change all files get new
 * names and are made again.
 */
export const pictureRecipe = {
  /** To be raised when the steps in `scripts/pictures/` change what comes out while the figures below stay. */
  version: 1,
  /**
   * Ground on which the cutaway series is rendered, which is the page's own. Their margins are faded into it, so that
   * a shadow that reaches the margin does not draw the picture's edge on the page.
   */
  ground: "#f7f0e6",
  /**
   * How wide the margin of bare ground is, and how far in the picture is whole, as parts of width or height. Bare
   * ground, because encoders work in blocks: a shadow in the outermost one would tint the edge.
   */
  fade: { inline: { bare: 0.03, whole: 0.075 }, block: { bare: 0.015, whole: 0.035 } },
  /**
   * How far from the ground a channel may be and still count as ground. Some renders miss it by one, which a large area
   * shows as a pale rectangle.
   */
  snap: 2,
  // Effort 2 saves 1 % more bytes for two thirds more time; `scripts/pictures/benchmark.ts` measures it.
  avif: { quality: 55, effort: 1, chromaSubsampling: "4:2:0" },
  // It also keeps flat areas flatter, which the ground is worth.
  avifOnGround: { quality: 55, effort: 2, chromaSubsampling: "4:2:0" },
  webp: { quality: 78 },
  /** 88 with sharp chroma is the least at which WebP, coarser than AVIF in flat areas, keeps the ground's colour. */
  webpOnGround: { quality: 88, smartSubsample: true },
  jpg: { quality: 76, mozjpeg: true },
} as const;
