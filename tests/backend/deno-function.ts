import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { freePort } from "#tests/unit/scripts/listen-anywhere.ts";

/** The program itself: the command of the package would be a second process, and outlive the test. */
const deno: string = createRequire(import.meta.url)("deno/install_api.cjs").runInstall();
/** Not the developer's own: what is kept here serves these tests only. */
const cacheFolder = join(tmpdir(), "modular-website-deno");

/** Starts a function of the project on Deno, as Supabase runs it. */
export async function startDenoFunction(name: string, env: Readonly<Record<string, string>>) {
  const folder = join(inject("projectFolder"), "supabase", "functions", name);
  const port = await freePort();
  const options = ["--node-modules-dir=manual", "--cached-only", "--allow-net", "--allow-env", "--no-prompt"];
  // nodemailer asks for the name of the machine and for the version of the system's CPU.
  if (name === "newsletter") options.push("--allow-sys", "--allow-read");
  const child = spawn(deno, ["run", ...options, "--config", join(folder, "deno.json"), join(folder, "index.ts")], {
    env: {
      PATH: process.env.PATH,
      DENO_DIR: cacheFolder,
      NO_COLOR: "1",
      ...env,
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}/${name}`;
  await waitFor(url, child, () => output);
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Waits until the child takes requests. @throws Error with what it said when it ends instead. */
async function waitFor(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Deno ended with ${child.exitCode}:\n${said()}`);
    const isUp = await fetch(url, { method: "OPTIONS" }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
