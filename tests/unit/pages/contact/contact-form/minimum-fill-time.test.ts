import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createTimeTrap, leastWritingTime } from "#app/pages/contact/contact-form/minimum-fill-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** Whether a submission is let go after each of these pauses in milliseconds. */
async function letGo(passed: Promise<void>, pauses: readonly number[]): Promise<boolean[]> {
  let isOver = false;
  void passed.then(() => {
    isOver = true;
  });
  const seen: boolean[] = [];
  for (const pause of pauses) {
    await vi.advanceTimersByTimeAsync(pause);
    seen.push(isOver);
  }
  return seen;
}

test("what comes too soon is held until three seconds after the first focus, and then let go", async () => {
  const trap = createTimeTrap();
  trap.touch();
  await vi.advanceTimersByTimeAsync(1000);
  trap.touch();
  expect(await letGo(trap.passed(), [0, 1999, 1])).toEqual([false, false, true]);
});

test("what comes later is not held", async () => {
  const trap = createTimeTrap();
  trap.touch();
  await vi.advanceTimersByTimeAsync(leastWritingTime);
  expect(await letGo(trap.passed(), [0])).toEqual([true]);
});

test("without any focus the time begins with the submission", async () => {
  expect(await letGo(createTimeTrap().passed(), [2999, 1])).toEqual([false, true]);
});
