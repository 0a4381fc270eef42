import { createServer, type Server } from "node:http";

/**
 * Reads a port from an environment variable.
 *
 * `"8080"` → 8080; undefined or `""` → the fallback; `"80a"`, `"0"`, `"70000"` → undefined, not a port.
 */
export function parsePort(value: string | undefined, fallback: number): number | undefined {
  if (value === undefined || value === "") return fallback;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  return port >= 1 && port <= 65535 ? port : undefined;
}

export type ListenOutcome = { readonly ok: true } | { readonly ok: false; readonly code: string };

/**
 * Opens a port on this machine only; a refusal comes back as the system's code, `EADDRINUSE`, not as an exception.
 * «localhost» may mean the IPv6 address, so a program that holds the port there makes it busy as well.
 */
export async function listen(server: Server, port: number): Promise<ListenOutcome> {
  const probe = createServer();
  const outcome = await listenOn(probe, port, "::1");
  if (outcome.ok) await close(probe);
  // Any other refusal means that this machine has no IPv6.
  else if (outcome.code === "EADDRINUSE") return outcome;
  return listenOn(server, port, "127.0.0.1");
}

function listenOn(server: Server, port: number, host: string): Promise<ListenOutcome> {
  return new Promise((resolve) => {
    function refuse(error: NodeJS.ErrnoException): void {
      resolve({ ok: false, code: error.code ?? error.message });
    }
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.off("error", refuse);
      resolve({ ok: true });
    });
  });
}

/** Stops taking requests and cuts the connections that browsers keep open. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
