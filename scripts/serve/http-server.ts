import { createServer, type RequestListener, type Server } from "node:http";
import { createPendingAnswers } from "./pending-answers.ts";
import { close } from "./port.ts";
import { sendStatus } from "./send-status.ts";

/** How long a server waits for clients, in milliseconds. */
export interface HttpLimits {
  /** For the headers of a request, from its first byte or, on a new connection, from its start: status 408. */
  readonly headersMs: number;
  /** For a request with its body: status 408. */
  readonly requestMs: number;
  /** For the next request on a connection that is kept alive. */
  readonly keepAliveMs: number;
  /**
   * For a client that neither reads nor writes. Longer than the slowest response, for which the local database is
   * created.
   */
  readonly idleMs: number;
  /** How often Node looks for connections beyond the first two limits. */
  readonly checkMs: number;
}

export const httpLimits: HttpLimits = {
  headersMs: 9000,
  requestMs: 9000,
  keepAliveMs: 5000,
  idleMs: 120_000,
  // Adds to the limits, so that a client has ten seconds at most.
  checkMs: 1000,
};

/** A server that clients can neither keep open nor crash, and that finishes pending responses. */
export interface HttpServer {
  readonly server: Server;
  /**
   * Refuses new connections, waits at most `graceMs` for pending responses and closes all connections. Returns whether
   * all responses have been sent.
   */
  finish(graceMs: number): Promise<boolean>;
}

/** Returns a server with limits. An error of the listener is printed and answered with 500. */
export function createHttpServer(listener: RequestListener, limits: HttpLimits = httpLimits): HttpServer {
  const pending = createPendingAnswers();
  let isFinishing = false;
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
  };
  const server = createServer(options, (request, response) => {
    pending.add(response);
    if (isFinishing) response.setHeader("Connection", "close");
    try {
      listener(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendStatus(response, 500);
    }
  });
  server.setTimeout(limits.idleMs);
  return {
    server,
    async finish(graceMs) {
      isFinishing = true;
      // Frees the port at once; resolves when the connections are closed below.
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const isSettled = await pending.settled(graceMs);
      await close(server);
      await closed;
      return isSettled;
    },
  };
}
