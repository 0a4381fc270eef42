/**
 * Rejects when the task takes longer than `timeoutMs`. A task of several steps has to check its signal between them, so
 * that nothing is sent after the failure was reported.
 */
export async function withTimeout<Value>(
  timeoutMs: number,
  task: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const clock = setTimeout(() => controller.abort(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
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
