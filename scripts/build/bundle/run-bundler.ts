import { spawn } from "node:child_process";
import { join } from "node:path";

export interface BundlerTask {
  readonly root: string;
  /** Where the bundles go, from the project's root. */
  readonly folder: string;
  /** Variables of its environment beside those of this process. */
  readonly env: Readonly<Record<string, string>>;
}

export interface BundlerRun {
  readonly worked: boolean;
  /** What there is to say: warnings, and the bundler's report when it failed. */
  readonly output: string;
}

/**
 * Bundles the site into `folder`, `client` for visitors and `server` to render its pages with. In its own process,
 * because the bundler keeps state and ends the process when it fails.
 */
export function runBundler({ root, folder, env }: BundlerTask, signal: AbortSignal): Promise<BundlerRun> {
  const command = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [command, "build", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, ...env, SITE_BUNDLE_DIRECTORY: folder, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  const warnings: Buffer[] = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => warnings.push(chunk));
  const stop = () => child.kill();
  signal.addEventListener("abort", stop);
  return new Promise<BundlerRun>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const worked = code === 0;
      resolve({ worked, output: Buffer.concat(worked ? warnings : [...warnings, ...output]).toString() });
    });
  }).finally(() => signal.removeEventListener("abort", stop));
}
