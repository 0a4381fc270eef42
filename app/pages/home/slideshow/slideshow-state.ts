/** Why a slideshow that plays stands still for the moment. */
export type Hold = "focus" | "hover" | "outOfView" | "tabHidden" | "touch";

export interface SlideshowState {
  readonly total: number;
  /** The current slide, from 0. */
  readonly index: number;
  /** What the visitor wants, by its button or by asking for less motion. */
  readonly playing: boolean;
  readonly holds: readonly Hold[];
}

export type SlideshowAction =
  /** Any whole number: the slides go round. */
  | { readonly type: "show"; readonly index: number }
  | { readonly type: "play" }
  | { readonly type: "pause" }
  | { readonly type: "hold"; readonly reason: Hold }
  | { readonly type: "release"; readonly reason: Hold };

/** A slideshow that plays as soon as somebody sees it. */
export function startSlideshow(total: number): SlideshowState {
  return { total, index: 0, playing: true, holds: ["outOfView"] };
}

/** Whether the next slide comes by itself. */
export function isAdvancing({ total, playing, holds }: SlideshowState): boolean {
  return total > 1 && playing && holds.length === 0;
}

/** The whole behaviour of the slideshow. An action that changes nothing gives the very same state. */
export function slideshowReducer(state: SlideshowState, action: SlideshowAction): SlideshowState {
  switch (action.type) {
    case "show": {
      const index = goRound(action.index, state.total);
      return index === state.index ? state : { ...state, index };
    }
    case "play":
      // The button that was pressed lies under the pointer and has the focus: neither may undo it at once.
      return { ...state, playing: true, holds: state.holds.filter((hold) => hold !== "hover" && hold !== "focus") };
    case "pause":
      return state.playing ? { ...state, playing: false } : state;
    case "hold":
      return state.holds.includes(action.reason) ? state : { ...state, holds: [...state.holds, action.reason] };
    case "release":
      return state.holds.includes(action.reason)
        ? { ...state, holds: state.holds.filter((hold) => hold !== action.reason) }
        : state;
  }
}

/** (11, 11) → 0, (-1, 11) → 10 */
export function goRound(index: number, total: number): number {
  return ((index % total) + total) % total;
}
