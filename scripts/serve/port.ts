import { createServer, type Server } from "node:http";

/**
 * Returns the port in a text, the fallback for an empty one, and undefined for anything that is not a port.
 *
 * `"8080"` → 8080; undefined or `""` → the fallback; `"80a"`, `"0"`, `"70000"` → undefined
 */
export function parsePort(value: string | undefined, fallback: number): number | undefined {
  if (value === undefined || value === "") return fallback;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  return port >= 1 && port <= 65535 ? port : undefined;
}

export type ListenResult = { readonly ok: true } | { readonly ok: false; readonly code: string };

/**
 * Opens a port on this machine only. Returns the system's error code (`EADDRINUSE`) instead of throwing. A program on
 * the IPv6 address counts as well, because «localhost» may mean that address.
 */
export async function listen(server: Server, port: number): Promise<ListenResult> {
  const probe = createServer();
  const result = await listenOn(probe, port, "::1");
  if (result.ok) await close(probe);
  // Any other code means that this machine has no IPv6.
  else if (result.code === "EADDRINUSE") return result;
  return listenOn(server, port, "127.0.0.1");
}

function listenOn(server: Server, port: number, host: string): Promise<ListenResult> {
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

/** Closes a server and the connections that browsers keep alive. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
