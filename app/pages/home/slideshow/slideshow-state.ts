/** Why a slideshow that plays stands still for the moment. */
export type PauseReason = "focus" | "hover" | "outOfView" | "tabHidden" | "touch";

export interface SlideshowState {
  readonly total: number;
  /** The current slide, from 0. */
  readonly index: number;
  /** What the visitor wants, by its button or by asking for less motion. */
  readonly playing: boolean;
  readonly pauseReasons: readonly PauseReason[];
}

export type SlideshowAction =
  /** Any whole number: the slides go round. */
  | { readonly type: "show"; readonly index: number }
  | { readonly type: "play" }
  | { readonly type: "pause" }
  | { readonly type: "addPauseReason"; readonly reason: PauseReason }
  | { readonly type: "removePauseReason"; readonly reason: PauseReason };

/** A slideshow that plays as soon as somebody sees it. */
export function startSlideshow(total: number): SlideshowState {
  return { total, index: 0, playing: true, pauseReasons: ["outOfView"] };
}

/** Whether the next slide comes by itself. */
export function isAdvancing({ total, playing, pauseReasons }: SlideshowState): boolean {
  return total > 1 && playing && pauseReasons.length === 0;
}

/** The whole behaviour of the slideshow. An action that changes nothing gives the very same state. */
export function slideshowReducer(state: SlideshowState, action: SlideshowAction): SlideshowState {
  switch (action.type) {
    case "show": {
      const index = wrapIndex(action.index, state.total);
      return index === state.index ? state : { ...state, index };
    }
    case "play":
      // The button that was pressed lies under the pointer and has the focus: neither may undo it at once.
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
