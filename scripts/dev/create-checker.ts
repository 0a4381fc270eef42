import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { KnownIssues, PageIssue } from "./page-issue.ts";

/** How long a check waits for a page to get its data, in milliseconds. */
const patience = 1000;

/** Checks a project on request, one check at a time, in a process that keeps what it has read of the content. */
export interface Checker {
  /**
   * Asks for a check of the files as they are now, which begins with `start`, or after a second if no page is open.
   *
   * @param changed A file of `content/` that has changed, named from the project's root.
   */
  request(changed?: string): void;
  /** Begins the check that was asked for. An open page has got its data, which the check would have delayed. */
  start(): void;
  /** Makes the next check read everything again, with the current code. */
  renew(): void;
  stop(): void;
}

/**
 * Returns the checker of a project.
 *
 * @param report Called with the result of each check, unless another one was requested meanwhile; with null if the
 *   check
 *   has failed, so that nothing is known about the files.
 */
export function createChecker(root: string, report: (issues: KnownIssues) => void): Checker {
  const changed = new Set<string>();
  let program: ChildProcess | undefined;
  let isRunning = false;
  let isDue = false;
  let timer: NodeJS.Timeout | undefined;

  function startProgram(): ChildProcess {
    // Without this process's flags, which choose the development builds of packages.
    const started = fork(join(root, "scripts", "dev", "check-beside.ts"), { cwd: root, execArgv: [] });
    const finish = (issues: KnownIssues) => {
      if (program !== started || !isRunning) return;
      isRunning = false;
      if (!isDue) report(issues);
      else if (!timer) run();
    };
    // The only message that the program sends.
    started.on("message", (issues) => finish(issues as PageIssue[]));
    started.once("close", () => {
      finish(null);
      if (program === started) program = undefined;
    });
    return started;
  }

  function run(): void {
    isDue = false;
    isRunning = true;
    program ??= startProgram();
    // If it has just ended, its event `close` says so.
    program.send([...changed], () => {});
    changed.clear();
  }

  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isDue && !isRunning) run();
  }

  function request(file?: string): void {
    if (file !== undefined) changed.add(file);
    isDue = true;
    timer ??= setTimeout(start, patience);
  }

  function end(): void {
    program?.kill();
    program = undefined;
    isRunning = false;
  }

  return {
    request,
    start,
    renew() {
      if (isRunning) request();
      end();
    },
    stop() {
      clearTimeout(timer);
      end();
    },
  };
}
