import { createServer } from "node:http";
import type { Server } from "node:net";
import { close } from "#scripts/serve/port.ts";

/** Starts a server on a free port of this machine. Returns the port. */
export async function listenAnywhere(server: Server, address = "127.0.0.1"): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("The server has no port.");
  return place.port;
}

/** Returns a port that is free, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenAnywhere(server);
  await close(server);
  return port;
}
