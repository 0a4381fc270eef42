import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureBuild } from "./serve/ensure-build.ts";
import { close, listen } from "./serve/port.ts";
import { readPort } from "./serve/read-port.ts";
import { runBuild } from "./serve/run-build.ts";
import { createStaticServer } from "./serve/static-server.ts";
import { createProjectBackend } from "./services/project-backend.ts";
import { CommandError, runCommand } from "./terminal/command-error.ts";
import { message } from "./terminal/messages.ts";
import { readPurpose } from "./terminal/read-purpose.ts";

const defaultPort = 4173;
const root = process.cwd();
/** Milliseconds for the database after a signal. */
const graceMs = 1000;

/** Listens on a port. Throws CommandError if it cannot. */
async function open(server: Server, port: number): Promise<void> {
  const result = await listen(server, port);
  if (!result.ok) throw new CommandError(refusalMessage(result.code, port));
}

function refusalMessage(code: string, port: number): string {
  const other = port < 65535 ? port + 1 : defaultPort;
  if (code === "EADDRINUSE") return message("portBusy", { port, other });
  if (code === "EACCES") return message("portForbidden", { port });
  return message("portFailed", { port, code });
}

function endOnSignal(end: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      void end().then(() => process.exit(0));
    });
  }
}

/** Serves the built site until a signal ends it. Returns false if it cannot be built. */
async function serve(): Promise<boolean> {
  const args = process.argv.slice(2);
  const port = readPort(args, process.env.PORT, defaultPort);
  const production = readPurpose(root, args);
  // Tries the port before the build, so that the wait for a build is not in vain.
  const rehearsal = createServer();
  await open(rehearsal, port);
  await close(rehearsal);
  if (!(await ensureBuild({ root, build: runBuild, production }))) return false;
  const backend = createProjectBackend(root);
  const servePages = createStaticServer({ root: join(root, "build", "client") });
  const server = createServer((request, response) => {
    if (backend.owns(request)) void backend.answer(request, response);
    else servePages(request, response);
  });
  await open(server, port);
  endOnSignal(async () => {
    await close(server);
    await Promise.race([backend.close(), wait(graceMs)]);
  });
  console.log(message("serving", { port }));
  void backend.prepare();
  return true;
}

await runCommand(serve);
