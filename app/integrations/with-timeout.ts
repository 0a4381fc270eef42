/**
 * Gives a task so many milliseconds; later it counts as failed, whatever becomes of it. A task of several steps asks
 * its signal between them, so that nothing is done any more that has been said to have failed.
 */
export async function withTimeout<Value>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const clock = setTimeout(() => controller.abort(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  const { signal } = controller;
  try {
    return await Promise.race([
      task(signal),
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    ]);
  } finally {
    clearTimeout(clock);
  }
}
