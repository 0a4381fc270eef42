import type { PictureSlot } from "./picture-slots.ts";

/**
 * Width in pixels that an original needs to be sharp in each slot, in a window of 1920 px; `npm run check` warns of less.
 * Apart from the slots, because a browser does not need it.
 */
export const slotMinWidths: Readonly<Record<PictureSlot, number>> = {
  hero: 1920,
  heroPhone: 1080,
  lead: 1920,
  tile: 1280,
  cardFour: 960,
  banner: 960,
  bannerWide: 960,
  slide: 1280,
  stage: 1280,
  fullscreen: 1280,
  zoomed: 1280,
  thumbnail: 240,
  panel: 960,
  tallHalf: 1600,
  beside: 1280,
  pillarTall: 1280,
  pillar: 960,
  pillarSquare: 960,
  cardTwo: 960,
  cardThree: 960,
  phase: 960,
  labelled: 1280,
  applicationThree: 960,
  applicationFour: 960,
  applicationLed: 960,
  plan: 960,
  prose: 960,
  text: 960,
  textPair: 960,
};
