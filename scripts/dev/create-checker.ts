import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { PageIssue } from "./page-issue.ts";

/** Checks a project on request, one check at a time, each in a process of its own. */
export interface Checker {
  /** Asks for a check of the files as they are now. Several requests during a check lead to one more check. */
  request(): void;
  stop(): void;
}

/**
 * Returns the checker of a project.
 *
 * @param report Called with the result of each check, unless another one was requested meanwhile.
 */
export function createChecker(root: string, report: (issues: readonly PageIssue[]) => void): Checker {
  let running: ChildProcess | undefined;
  let isDue = false;
  let isStopped = false;

  function run(): void {
    isDue = false;
    // Without this process's flags, which choose the development builds of packages.
    running = fork(join(root, "scripts", "dev", "check-beside.ts"), { cwd: root, execArgv: [] });
    // The only message that the program sends.
    running.on("message", (issues) => !isDue && !isStopped && report(issues as PageIssue[]));
    running.once("close", () => {
      running = undefined;
      if (isDue && !isStopped) run();
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
