import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { PageIssue } from "./page-issue.ts";

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
export function createChecker(root: string, report: (issues: readonly PageIssue[]) => void): Checker {
  let running: ChildProcess | undefined;
  let isDue = false;
  let isStopped = false;

  function run(): void {
    isDue = false;
    // Without the flags of this process, which are for the packages of the pages.
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
