import { beforeEach, expect, test, vi } from "vitest";
import { withTimeout } from "#app/integrations/with-timeout.ts";

beforeEach(() => void vi.useFakeTimers());

test("what never ends has failed when the time is over, and is told to stop", async () => {
  let given: AbortSignal | undefined;
  const result = withTimeout(1000, (signal) => {
    given = signal;
    return new Promise(() => {});
  });
  const failed = expect(result).rejects.toThrow("No answer within 1000 ms.");
  await vi.advanceTimersByTimeAsync(999);
  expect(given?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(given?.aborted).toBe(true);
  await failed;
});

test("what fails after its time is over disturbs nobody", async () => {
  const result = withTimeout(1000, async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    signal.throwIfAborted();
  });
  const failed = expect(result).rejects.toThrow("No answer within 1000 ms.");
  await vi.advanceTimersByTimeAsync(3000);
  await failed;
});
