import { below } from "#app/styles/breakpoints.ts";

/** Windows in which the panel fills the screen, as the Sass mixin `small-window` writes it. */
export const fullScreenWindows = `${below("tablet")}, not all and (min-height: 30em)`;

/** Whether the open panel fills the screen and hides the page. */
export function isFullScreen(): boolean {
  return window.matchMedia(fullScreenWindows).matches;
}
