import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { copyProject } from "#tests/site/copy-project.ts";

/** A development server on a copy of the frozen site, to change while it runs. */
export interface DevServer {
  /** The copy's folder. */
  readonly root: string;
  readonly url: string;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts `npm run dev` on a copy of the frozen site and waits until it answers, with the site or with what is wrong.
 *
 * @param prepare Changes the copy before the start.
 */
export async function startDevServer(prepare: (root: string) => void): Promise<DevServer> {
  const { root, remove } = copyProject({ content: "fixture" });
  prepare(root);
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["--conditions=development", "scripts/dev.ts", "--port", String(port), "--strictPort"],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    },
  );
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = `http://localhost:${port}`;

  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    await closed;
    remove();
  }

  while (!(await answers(url))) {
    if (child.exitCode !== null) {
      remove();
      throw new Error(`The development server has ended:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { root, url, output: () => printed, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    // It does not listen yet.
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No port.")),
      );
    });
  });
}
