import { spawn } from "node:child_process";
import { copyProject } from "#tests/site/copy-project.ts";

/** A development server on a copy of the frozen site, to change while it runs. */
export interface DevServer {
  /** The copy's folder. */
  readonly root: string;
  readonly url: string;
  /** Returns all that it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts `npm run dev` on a copy of the frozen site and waits until it answers, with the site or with what is wrong.
 *
 * @param prepare Changes the copy before the start.
 */
export async function startDevServer(prepare: (root: string) => void): Promise<DevServer> {
  const { root, remove } = copyProject();
  prepare(root);
  const child = spawn(process.execPath, ["--conditions=development", "scripts/dev.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
  let printed = "";
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const listens = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        printed += String(chunk);
        const [, url] = /^La web está en (\S+)\s/m.exec(printed) ?? [];
        if (url !== undefined) resolve(url);
      });
    }
  });
  const url = await Promise.race([listens, closed]);
  if (url === undefined) {
    remove();
    throw new Error(`The development server has ended:\n${printed}`);
  }
  return {
    root,
    url,
    output: () => printed,
    stop: async () => {
      child.kill("SIGTERM");
      await closed;
      remove();
    },
  };
}
