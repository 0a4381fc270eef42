import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { CheckReport } from "./check-report.ts";

/** Checks a project again and again, one check at a time, each in a process of its own. */
export interface Checker {
  /** Asks for a check of the files as they are now. */
  request(): void;
  stop(): void;
}

/**
 * Returns the checker of a project.
 *
 * @param report Called with the result of a check during which nothing else was asked for: others are out of date.
 */
export function createChecker(root: string, report: (report: CheckReport) => void): Checker {
  let running: ChildProcess | undefined;
  let isDue = false;
  let isStopped = false;

  function run(): void {
    isDue = false;
    running = spawn(process.execPath, [join(root, "scripts", "dev", "check-beside.ts")], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    let result: CheckReport | undefined;
    running.on("message", (message) => {
      // The only one that the program sends.
      result = message as CheckReport;
    });
    running.once("close", () => {
      running = undefined;
      if (isStopped) return;
      if (isDue) run();
      else if (result) report(result);
    });
  }

  return {
    request() {
      if (running) isDue = true;
      else if (!isStopped) run();
    },
    stop() {
      isStopped = true;
      running?.kill();
    },
  };
}
