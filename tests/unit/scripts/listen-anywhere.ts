import { createServer, type Server } from "node:http";
import { close } from "#scripts/serve/port.ts";

/** Starts a server on a free port of this machine. Returns the port. */
export async function listenAnywhere(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** Returns a port that is free, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenAnywhere(server);
  await close(server);
  return port;
}
