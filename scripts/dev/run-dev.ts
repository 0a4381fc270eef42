import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { lineStyle } from "#scripts/check/reporters/terminal.ts";
// biome-ignore lint/style/noRestrictedImports: the one import that goes up; the next form of this file has none.
import { watchFolder } from "#scripts/vite/watch-folder.ts";
import type { CheckReport } from "./check-report.ts";
import { createChecker } from "./checker.ts";
import type { ReportMessage, ServerMessage } from "./dev-messages.ts";
import { devText } from "./dev-text.ts";
import { findBlocking } from "./find-blocking.ts";
import type { DevOptions } from "./read-dev-options.ts";
import { reportLines } from "./report-lines.ts";
import { waitingPage } from "./waiting-page.ts";
import { openWaitingServer, type WaitingServer } from "./waiting-server.ts";

/** How long to wait for further files before a check, in milliseconds: editors write in steps, git many files at once. */
const pauseMs = 60;

export interface DevRun {
  readonly root: string;
  /** As they were written, for the server. */
  readonly args: readonly string[];
  readonly options: DevOptions;
}

/** Runs the development server and the check beside it until a signal ends both. Returns the exit code. */
export async function runDev({ root, args, options }: DevRun): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let server: ChildProcess | undefined;
  let waiting: WaitingServer | undefined;
  let report: CheckReport | undefined;
  let isStopping = false;
  /** Whether the server has ended by itself: the next change may have mended the code. */
  let hasStopped = false;

  const checker = createChecker(root, (next) => {
    const lines = reportLines(report, next, lineStyle(process.stdout));
    for (const line of lines) console.log(line);
    report = next;
    sendReport();
    if (!waiting) return;
    if (!next.blocking) return void leaveWaiting();
    if (lines.length > 0) console.log(devText("blocked", { url: `http://localhost:${options.port}` }));
    waiting.show(waitingPage("siteMissing", "siteMissingLead", next.issues));
  });
  const stopWatching = watchFolders(root, () => {
    checker.request();
    if (hasStopped && waiting && !report?.blocking) void leaveWaiting();
  });

  function sendReport(): void {
    if (!report || !server?.connected) return;
    const message: ReportMessage = { kind: "report", report };
    server.send(message);
  }

  function startServer(): void {
    // A signal may have come while something was waited for.
    if (isStopping) return;
    hasStopped = false;
    const program = join(root, "scripts", "dev", "start-server.ts");
    // Packages have builds for development, which say more of what is wrong.
    const child = spawn(process.execPath, ["--conditions=development", program, ...args], {
      cwd: root,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "development" },
    });
    server = child;
    child.on("message", (message) => hear(message as ServerMessage));
    child.once("close", () => {
      server = undefined;
      if (isStopping) end(0);
      else void standIn();
    });
  }

  function hear(message: ServerMessage): void {
    if (message.kind === "refused") {
      console.error(refusal(message.code, options.port));
      isStopping = true;
      end(1);
      return;
    }
    const { url, port } = message;
    if (port !== options.port) console.log(devText("portTaken", { wanted: options.port, port }));
    console.log(devText("address", { url }));
    sendReport();
  }

  /** Answers in the place of a server that has ended by itself, which has said why. */
  async function standIn(): Promise<void> {
    console.error(devText("stopped"));
    hasStopped = true;
    await wait(waitingPage("siteStopped", "siteStoppedLead"));
  }

  async function wait(html: string): Promise<void> {
    waiting = await openWaitingServer(options.port, html);
    if (isStopping) void waiting?.close();
    if (waiting || isStopping) return;
    console.error(refusal("EADDRINUSE", options.port));
    end(1);
  }

  async function leaveWaiting(): Promise<void> {
    const open = waiting;
    waiting = undefined;
    await open?.close();
    startServer();
  }

  function stop(): void {
    isStopping = true;
    if (server) server.kill("SIGTERM");
    else end(0);
  }

  function end(code: number): void {
    isStopping = true;
    checker.stop();
    stopWatching();
    void waiting?.close();
    resolve(code);
  }

  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  console.log(devText("starting"));
  const blocking = await findBlocking(root);
  if (isStopping) return promise;
  if (blocking.blocking) {
    await wait(waitingPage("siteMissing", "siteMissingLead", blocking.issues));
  } else {
    startServer();
  }
  checker.request();
  return promise;
}

function watchFolders(root: string, report: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const stops = ["content", "locales"]
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watchFolder(folder, () => {
        clearTimeout(timer);
        timer = setTimeout(report, pauseMs);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function refusal(code: string, port: number): string {
  const other = port < 65535 ? port + 1 : 5173;
  return code === "EADDRINUSE" ? devText("portBusy", { port, other }) : devText("portFailed", { port, code, other });
}
