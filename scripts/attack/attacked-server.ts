import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { close } from "#scripts/server/port.ts";

/** `npm start` in a process of its own, with data of its own. */
export interface AttackedServer {
  readonly port: number;
  /** Returns how the process ended, by exit code or signal; undefined while it runs. */
  ending(): string | undefined;
  /** What it wrote on the terminal's error output. */
  errors(): string;
  stop(): Promise<void>;
}

/** Nothing here may reach a real service or stop at a limit per visitor, which the inputs would then not get behind. */
const ownSettings = { GEMINI_API_KEY: "", SMTP_URL: "", CHAT_LIMIT: "1000000", CONTACT_TO: "ataque@example.com" };

/**
 * Starts the server on a free port and waits until it serves; builds the site first when that is not current.
 *
 * @throws Error with what it said when it does not start.
 */
export async function startAttackedServer(root: string): Promise<AttackedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "modular-attack-"));
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, "scripts", "serve.ts")], {
    cwd: root,
    env: { ...process.env, ...ownSettings, LOCAL_DATA_DIR: dataDir, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let said = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const ending = () => child.signalCode ?? child.exitCode?.toString();
  while (!said.includes(`:${port}`)) {
    if (ending() !== undefined) throw new Error(`${said}${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    ending,
    errors: () => errors,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await close(server);
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
