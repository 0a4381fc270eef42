import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { advanceDelay, scheduleAdvance } from "#app/pages/home/slideshow/schedule-advance.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the next slide comes when its time has come, and once", () => {
  const advance = vi.fn();
  scheduleAdvance(true, advance);
  vi.advanceTimersByTime(advanceDelay - 1);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(advance).toHaveBeenCalledTimes(1);
});

test("a slideshow that stands still has no timer at all", () => {
  const advance = vi.fn();
  expect(scheduleAdvance(false, advance)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("what is called off does not happen", () => {
  const advance = vi.fn();
  const callOff = scheduleAdvance(true, advance);
  vi.advanceTimersByTime(advanceDelay - 1);
  callOff?.();
  vi.advanceTimersByTime(60_000);
  expect(advance).not.toHaveBeenCalled();
});
