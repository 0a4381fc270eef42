import type { Server } from "node:http";
import { listen } from "#scripts/serve/port.ts";

/**
 * Opens a server on any free port of this machine. Returns its origin, `http://localhost:41234`.
 *
 * @throws Error when the system gives no port.
 */
export async function openServer(server: Server): Promise<string> {
  const result = await listen(server, 0);
  const address = server.address();
  if (!result.ok || address === null || typeof address === "string") {
    throw new Error(`No port is free on this machine: ${result.ok ? "no address" : result.code}.`);
  }
  return `http://localhost:${address.port}`;
}
