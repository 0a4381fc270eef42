import { spawn, spawnSync } from "node:child_process";
import type { RunningStep } from "./run-lanes.ts";

export interface StepOptions {
  /** The project's folder. */
  readonly root: string;
  /** Whether other steps run at the same time: it is printed as a whole then, when it ends. */
  readonly beside: boolean;
  /** Environment variables besides those of this process. */
  readonly variables: NodeJS.ProcessEnv;
  /** Shows a text. */
  print(text: string): void;
}

/** Starts an npm script. What one prints that is stopped is not shown. */
export function startStep(step: string, { root, beside, variables, print }: StepOptions): RunningStep {
  const heading = `\n— npm run ${step}`;
  print(beside ? `${heading} …\n` : `${heading}\n`);
  // One string: npm is a shell script on Windows, and a list of arguments beside a shell is deprecated.
  const child = spawn(`npm run --silent ${step}`, {
    cwd: root,
    shell: true,
    stdio: beside ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...variables },
    // A group of its own, so that it can be ended with all processes that it started.
    detached: beside && process.platform !== "win32",
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  let stopped = false;
  const passed = new Promise<boolean>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (beside && !stopped) print(`${heading}\n${Buffer.concat(chunks)}`);
      resolve(code === 0 && !stopped);
    });
  });
  return {
    passed,
    stop() {
      stopped = true;
      if (child.pid !== undefined) stopGroup(child.pid);
    },
  };
}

/** Ends a process with all that it started, as Ctrl + C does. */
function stopGroup(pid: number): void {
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]);
    return;
  }
  try {
    process.kill(-pid, "SIGINT");
  } catch (error) {
    // It has ended meanwhile.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
