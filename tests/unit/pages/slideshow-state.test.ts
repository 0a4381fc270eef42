import { expect, test } from "vitest";
import {
  isAdvancing,
  type SlideshowAction,
  type SlideshowState,
  slideshowReducer,
  startSlideshow,
} from "#app/pages/home/slideshow/slideshow-state.ts";

/** A slideshow of `total` slides, in view, after the given actions. */
function after(total: number, ...actions: SlideshowAction[]): SlideshowState {
  const seen: SlideshowAction = { type: "removePauseReason", reason: "outOfView" };
  return [seen, ...actions].reduce(slideshowReducer, startSlideshow(total));
}

test.each(["hover", "focus", "touch", "tabHidden", "outOfView"] as const)("it is paused during %s", (reason) => {
  const held = after(11, { type: "addPauseReason", reason });
  expect(isAdvancing(held)).toBe(false);
  expect(held.playing).toBe(true);
  expect(isAdvancing(slideshowReducer(held, { type: "removePauseReason", reason }))).toBe(true);
});

test("it resumes only when both of two reasons to pause are gone", () => {
  const once = after(11, { type: "addPauseReason", reason: "hover" }, { type: "addPauseReason", reason: "focus" });
  const half = slideshowReducer(once, { type: "removePauseReason", reason: "hover" });
  expect(isAdvancing(half)).toBe(false);
  expect(isAdvancing(slideshowReducer(half, { type: "removePauseReason", reason: "focus" }))).toBe(true);
});

test("the play button starts it although the pointer or the focus is on that button", () => {
  const pressed = after(
    11,
    { type: "pause" },
    { type: "addPauseReason", reason: "hover" },
    { type: "addPauseReason", reason: "focus" },
    { type: "play" },
  );
  expect(isAdvancing(pressed)).toBe(true);
  expect(isAdvancing(slideshowReducer(pressed, { type: "addPauseReason", reason: "focus" }))).toBe(false);
});

test("a single slide never advances", () => {
  expect(isAdvancing(after(1))).toBe(false);
});
