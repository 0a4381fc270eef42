import { beforeEach, expect, test, vi } from "vitest";
import { createMinimumFillTime } from "#app/pages/contact/contact-form/minimum-fill-time.ts";

beforeEach(() => void vi.useFakeTimers());

/** Whether a submission is let go after each of these pauses in milliseconds. */
async function letGo(wait: Promise<void>, pauses: readonly number[]): Promise<boolean[]> {
  let isOver = false;
  void wait.then(() => {
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
  const minimum = createMinimumFillTime();
  minimum.start();
  await vi.advanceTimersByTimeAsync(1000);
  minimum.start();
  expect(await letGo(minimum.wait(), [0, 1999, 1])).toEqual([false, false, true]);
});

test("without any focus the time begins with the submission", async () => {
  expect(await letGo(createMinimumFillTime().wait(), [2999, 1])).toEqual([false, true]);
});
