/** Windows in which the panel fills the screen: below the breakpoint «tablet» of the styles, as Sass writes it. */
export const fullScreenWindows = "not all and (min-width: 48em)";

/** Whether the open panel fills the screen, so that nothing of the page can be seen. */
export function isFullScreen(): boolean {
  return window.matchMedia(fullScreenWindows).matches;
}
