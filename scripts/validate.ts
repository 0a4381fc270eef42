import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { message } from "./cli/messages.ts";
import { type RunningStep, runLanes } from "./validate/run-lanes.ts";
import { startStep } from "./validate/start-step.ts";

/**
 * What has to pass before a change is merged, the quickest first; CI runs the same list. Stages follow one another, the
 * lanes of a stage run side by side: browser tests wait for the browser, or for motion, half of their time, in which the
 * others compute. The check comes first, because the others load the locale file and would fail on a broken one without
 * saying where. The sites that tests share are built before their tests, which would build them at the same time.
 */
const stages: readonly (readonly (readonly string[])[])[] = [
  [["check"]],
  [
    ["typecheck", "lint"],
    ["build", "test:sites"],
  ],
  [
    ["test:browser", "test:build"],
    ["test:unit", "test:backend"],
  ],
];

/** Compiled code: the tests start hundreds of programs of the project, which would each read all of it anew. */
const compiled = mkdtempSync(join(tmpdir(), "modular-website-"));
const running = new Set<RunningStep>();

function stopAll(): void {
  for (const step of running) step.stop();
}

/** Runs the stages. Returns the step that failed, if one did. */
async function validate(): Promise<string | undefined> {
  for (const lanes of stages) {
    const failed = await runLanes(lanes, (step) => {
      const started = startStep(step, {
        root: process.cwd(),
        beside: lanes.length > 1,
        variables: { NODE_COMPILE_CACHE: compiled },
        print: (text) => process.stdout.write(text),
      });
      running.add(started);
      started.passed.finally(() => running.delete(started));
      return started;
    });
    if (failed !== undefined) return failed;
  }
  return undefined;
}

// The steps are not in the group of this process, which is all that a terminal ends.
process.once("SIGINT", stopAll).once("SIGTERM", stopAll);
const failed = await validate();
rmSync(compiled, { recursive: true, force: true, maxRetries: 5 });
if (failed !== undefined) {
  // The check has printed its issues, and the message may be what the locale file lacks.
  if (failed !== "check") console.error(message("stepFailed", { step: failed }));
  process.exitCode = 1;
}
