/** How long each slide stays, in milliseconds. */
export const advanceDelay = 5000;

/** Why a playing slideshow is paused for the moment. */
export type PauseReason = "focus" | "hover" | "outOfView" | "tabHidden" | "touch";

export interface SlideshowState {
  readonly total: number;
  /** Zero-based index of the current slide. */
  readonly index: number;
  /** The visitor's choice, by the button or by preferring reduced motion. */
  readonly playing: boolean;
  readonly pauseReasons: readonly PauseReason[];
}

export type SlideshowAction =
  /** Any integer: the index wraps around. */
  | { readonly type: "show"; readonly index: number }
  | { readonly type: "play" }
  | { readonly type: "pause" }
  | { readonly type: "addPauseReason"; readonly reason: PauseReason }
  | { readonly type: "removePauseReason"; readonly reason: PauseReason };

/** Initial state: plays as soon as the slideshow is in view. */
export function startSlideshow(total: number): SlideshowState {
  return { total, index: 0, playing: true, pauseReasons: ["outOfView"] };
}

/** Returns whether the slideshow advances automatically. */
export function isAdvancing({ total, playing, pauseReasons }: SlideshowState): boolean {
  return total > 1 && playing && pauseReasons.length === 0;
}

/** All behaviour of the slideshow. An action that changes nothing returns the same state object. */
export function slideshowReducer(state: SlideshowState, action: SlideshowAction): SlideshowState {
  switch (action.type) {
    case "show": {
      const index = wrapIndex(action.index, state.total);
      return index === state.index ? state : { ...state, index };
    }
    case "play":
      // The pressed button is hovered and focused; neither may pause the slideshow again at once.
      return {
        ...state,
        playing: true,
        pauseReasons: state.pauseReasons.filter((reason) => reason !== "hover" && reason !== "focus"),
      };
    case "pause":
      return state.playing ? { ...state, playing: false } : state;
    case "addPauseReason":
      return state.pauseReasons.includes(action.reason)
        ? state
        : { ...state, pauseReasons: [...state.pauseReasons, action.reason] };
    case "removePauseReason":
      return state.pauseReasons.includes(action.reason)
        ? { ...state, pauseReasons: state.pauseReasons.filter((reason) => reason !== action.reason) }
        : state;
  }
}

/** (11, 11) → 0, (-1, 11) → 10 */
export function wrapIndex(index: number, total: number): number {
  return ((index % total) + total) % total;
}
