/** A step that has been started. */
export interface RunningStep {
  /** Whether it passed; false too for one that was stopped. */
  readonly passed: Promise<boolean>;
  /** Ends it, with all that it started. */
  stop(): void;
}

/**
 * Runs lanes side by side, the steps of each one after the other. When a step fails, those beside it are stopped, and no
 * other is started.
 *
 * @returns the step that failed, after all others have ended; undefined when all passed.
 */
export async function runLanes(
  lanes: readonly (readonly string[])[],
  start: (step: string) => RunningStep,
): Promise<string | undefined> {
  const running = new Set<RunningStep>();
  let failed: string | undefined;

  async function runLane(steps: readonly string[]): Promise<void> {
    for (const step of steps) {
      if (failed !== undefined) return;
      const started = start(step);
      running.add(started);
      const passed = await started.passed;
      running.delete(started);
      if (passed || failed !== undefined) continue;
      failed = step;
      for (const other of running) other.stop();
    }
  }

  await Promise.all(lanes.map(runLane));
  return failed;
}
