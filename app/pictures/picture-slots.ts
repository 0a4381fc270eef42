import type { WidthStep } from "./picture-files.ts";

/** The demands of a slot of a layout on its picture. */
export interface Slot {
  /**
   * Value of `sizes`: how wide the picture is drawn. In a slot that crops, that is the width of the whole picture, not
   * of the visible part: a photograph of 16:10 in a square is drawn 1.6 times as wide as the square.
   */
  readonly sizes: string;
  /** Widths in pixels that the slot offers. */
  readonly widths: readonly WidthStep[];
  /** Set if the slot shows the whole picture with the page around it, so that no colour may be behind it. */
  readonly contained?: true;
}

const cardWidths = [320, 480, 640, 960, 1280] as const;
const tileWidths = [480, 640, 768, 960, 1280, 1920] as const;
const wideWidths = [480, 640, 960, 1280, 1920] as const;
const fullWidths = [640, 960, 1280, 1920, 2560] as const;

/** The slots of the layouts, and the only place with values of `sizes`; a new layout adds its slot here. */
export const pictureSlots = {
  /** The first picture of the home page fills the window behind the words; on narrow windows it is above them. */
  hero: { sizes: "(min-width: 64em) max(100vw, 171vh), 134vw", widths: fullWidths },
  /** The same on an upright phone: an upright picture, 12:19. */
  heroPhone: { sizes: "100vw", widths: [480, 640, 960, 1280] },
  /** From edge to edge: 16:7 or 2:1, on phones 4:3 or whole. */
  lead: { sizes: "(min-width: 48em) 100vw, 120vw", widths: wideWidths },
  /**
   * The tiles of the models, as wide as they are when open; the tallest of those on phones. Up to a tenth less is
   * declared, so that laptops, and phones of 412 px, choose the file of 768 px.
   */
  tile: {
    sizes: "(min-width: 80em) min(60vw, 1024px), (min-width: 64em) 768px, (min-width: 48em) 60vw, max(96vw, 436px)",
    widths: tileWidths,
  },
  /** A card in a row of four, 4:3 or square; in two columns on narrow windows. */
  cardFour: { sizes: "(min-width: 64em) min(33vw, 610px), 51vw", widths: cardWidths },
  /** The upper part of a card, 232 px high, 256 px in wide windows. */
  banner: {
    sizes: "(min-width: 64em) max(34vw, 400px), (min-width: 48em) max(50vw, 371px), 100vw",
    widths: wideWidths,
  },
  /** The same across both columns of a tablet. */
  bannerWide: {
    sizes: "(min-width: 64em) max(34vw, 400px), (min-width: 48em) 92vw, 100vw",
    widths: wideWidths,
  },
  /** A slide of the home page's slideshow. */
  slide: { sizes: "(min-width: 48em) 95vw, 134vw", widths: wideWidths },
  /** The carousel of a product, 600 px high. */
  stage: { sizes: "(min-width: 64em) 1040px, (min-width: 48em) 960px, 113vw", widths: wideWidths },
  /** The full-screen view of the carousel. */
  fullscreen: { sizes: "min(100vw, 160vh)", widths: [960, 1280, 1920, 2560], contained: true },
  /** The same under two fingers, which enlarge it about three times. */
  zoomed: { sizes: "max(300vw, 2560px)", widths: [960, 1280, 1920, 2560], contained: true },
  /** Small pictures that lead to the big one: one file, for two pixels per CSS pixel. */
  thumbnail: { sizes: "112px", widths: [240] },
  /** Below the facts in the side column of a page, 4:3; from edge to edge on narrow windows. */
  panel: {
    sizes: "(min-width: 64em) min(44.5vw, 840px), 120vw",
    widths: cardWidths,
  },
  /** Half of the window, as tall as the long text beside it. */
  tallHalf: { sizes: "(min-width: 64em) 1650px, 120vw", widths: wideWidths },
  /**
   * Beside words in the other half of the window, 4:3 or 5:4, or a cutaway that leads others, 6:5; on narrow windows above
   * or below the words.
   */
  beside: { sizes: "(min-width: 64em) min(66vw, 1280px), 112vw", widths: wideWidths },
  /** One of three cards, 3:2; 30 % of the window high and cropped at its sides in a row. */
  pillar: { sizes: "(min-width: 64em) min(48vw, 820px), (min-width: 48em) 49vw, 96vw", widths: cardWidths },
  /** A card in a grid of two columns, 4:3. */
  cardTwo: { sizes: "(min-width: 48em) min(53vw, 1000px), 108vw", widths: cardWidths },
  /** A card in a grid of three columns, 4:3. */
  cardThree: {
    sizes: "(min-width: 64em) min(36vw, 660px), (min-width: 48em) 53vw, 108vw",
    widths: cardWidths,
  },
  /** Beside the words of a phase, 3:2; below them on narrow windows. */
  phase: { sizes: "(min-width: 64em) min(55vw, 1035px), 96vw", widths: cardWidths },
  /** Beside the list of the parts that its marks number, uncropped; above it on narrow windows. */
  labelled: {
    sizes: "(min-width: 64em) min(58vw, 1090px), 90vw",
    widths: wideWidths,
  },
  /** A cutaway in three columns, 6:5; in two on tablets, and beside its words on phones. */
  applicationThree: {
    sizes: "(min-width: 64em) min(34vw, 644px), 52vw",
    widths: cardWidths,
  },
  /** The same in four columns from desktops on. */
  applicationFour: {
    sizes: "(min-width: 80em) min(26vw, 476px), 52vw",
    widths: cardWidths,
  },
  /** The cutaway beside the words of its plan. */
  plan: {
    sizes: "(min-width: 48em) min(52vw, 970px), 90vw",
    widths: cardWidths,
  },
  /** Between the paragraphs of a text, as wide as its lines. */
  prose: { sizes: "(min-width: 48em) 34rem, 90vw", widths: cardWidths },
  /** A picture within running text, or beside it; on phones from edge to edge, and the taller ones 4:3. */
  text: {
    sizes: "(min-width: 64em) min(58vw, 1080px), (min-width: 48em) 90vw, 100vw",
    widths: cardWidths,
  },
  /** One of two side by side within running text; below each other on phones. */
  textPair: {
    sizes: "(min-width: 64em) min(28vw, 530px), (min-width: 48em) 44vw, 100vw",
    widths: cardWidths,
  },
} as const satisfies Readonly<Record<string, Slot>>;

export type PictureSlot = keyof typeof pictureSlots;
