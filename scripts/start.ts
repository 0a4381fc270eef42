import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureBuild } from "./serve/ensure-build.ts";
import { close, listen } from "./serve/port.ts";
import { readPort } from "./serve/read-port.ts";
import { runBuild } from "./serve/run-build.ts";
import { createStaticServer } from "./serve/static-server.ts";
import { createProjectBackend } from "./services/project-backend.ts";
import { message } from "./terminal/messages.ts";
import { readPurpose } from "./terminal/read-purpose.ts";

const defaultPort = 4173;
const root = process.cwd();
/** Milliseconds for the database after a signal. */
const graceMs = 1000;

/** Listens on a port and returns whether it worked; prints why if it did not. */
async function open(server: Server, port: number): Promise<boolean> {
  const result = await listen(server, port);
  if (!result.ok) console.error(refusalMessage(result.code, port));
  return result.ok;
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

/** Serves the built site until a signal ends it. Returns false after printing the reason if it cannot. */
async function serve(): Promise<boolean> {
  const found = readPort(process.argv.slice(2), process.env.PORT, defaultPort);
  if (!found.ok) {
    console.error(found.text);
    return false;
  }
  const { port } = found;
  const purpose = readPurpose(root, process.argv.slice(2));
  if (!purpose.ok) {
    console.error(purpose.text);
    return false;
  }
  // Tries the port before the build, so that the wait for a build is not in vain.
  const rehearsal = createServer();
  if (!(await open(rehearsal, port))) return false;
  await close(rehearsal);
  if (!(await ensureBuild({ root, build: runBuild, production: purpose.production }))) return false;
  const backend = createProjectBackend(root);
  const servePages = createStaticServer({ root: join(root, "build", "client") });
  const server = createServer((request, response) => {
    if (backend.owns(request)) void backend.answer(request, response);
    else servePages(request, response);
  });
  if (!(await open(server, port))) return false;
  endOnSignal(async () => {
    await close(server);
    await Promise.race([backend.close(), wait(graceMs)]);
  });
  console.log(message("serving", { port }));
  void backend.prepare();
  return true;
}

if (!(await serve())) process.exitCode = 1;
