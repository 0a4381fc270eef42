import { below } from "#app/styles/breakpoints.ts";

/** Windows in which the panel fills the screen; `assistant-panel.scss` has the same limit. */
export const fullScreenWindows = below("tablet");

/** Whether the open panel fills the screen and hides the page. */
export function isFullScreen(): boolean {
  return window.matchMedia(fullScreenWindows).matches;
}
