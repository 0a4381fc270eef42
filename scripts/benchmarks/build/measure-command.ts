import { execFileSync, spawn } from "node:child_process";

/** What a command took, with all processes that it started. */
export interface Measured {
  readonly seconds: number;
  /** Of all processors, in user and system mode. */
  readonly processorSeconds: number;
  /** The most memory at a time, in megabytes. What processes share counts once for each. */
  readonly peakMegabytes: number;
}

/** Between two looks at the memory, in ms. */
const interval = 250;

/**
 * Runs a command and measures it.
 *
 * @throws Error with its output when it fails.
 */
export async function measureCommand(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Measured> {
  const started = performance.now();
  // The shell's own account of the processes that it waited for, on a channel of its own.
  const child = spawn("sh", ["-c", '"$@"; code=$?; times >&3; exit $code', "sh", command, ...args], {
    ...options,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const chunks: Record<"output" | "times", Buffer[]> = { output: [], times: [] };
  child.stdout?.on("data", (chunk) => chunks.output.push(chunk));
  child.stderr?.on("data", (chunk) => chunks.output.push(chunk));
  child.stdio[3]?.on("data", (chunk) => chunks.times.push(chunk));
  let peakMegabytes = 0;
  const timer = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, megabytesOf(child.pid ?? 0));
  }, interval);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  }).finally(() => clearInterval(timer));
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`«${[command, ...args].join(" ")}» failed:\n${Buffer.concat(chunks.output)}`);
  return { seconds, processorSeconds: processorSeconds(Buffer.concat(chunks.times).toString()), peakMegabytes };
}

/** `"0m0.001s 0m0.002s\n1m2.500s 0m0.250s\n"`, of the shell and of its children → 62.753 */
export function processorSeconds(times: string): number {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 4) throw new Error(`The shell's times cannot be read: ${times}`);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Returns the memory of a process and of all that it started. */
function megabytesOf(pid: number): number {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const kilobytesOf = (parent: number): number =>
    processes
      .filter(([, ppid]) => ppid === parent)
      .reduce((sum, [child = 0, , rss = 0]) => sum + rss + kilobytesOf(child), 0);
  return kilobytesOf(pid) / 1024;
}
