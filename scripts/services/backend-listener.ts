import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isBackendUrl } from "./backend-paths.ts";
import type { Backend } from "./create-backend.ts";
import { errorResponse, reportError } from "./error-response.ts";

/** The backend behind the server of the pages. */
export interface BackendListener {
  /** Whether a request is for the backend; all others are for the pages. */
  owns(request: IncomingMessage): boolean;
  /** Never rejects. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/** Returns the listener of a backend. `load` runs at the first call, so that pages never wait for it. */
export function createBackendListener(load: () => Promise<Backend>): BackendListener {
  let loading: Promise<Backend> | undefined;
  const listener = getRequestListener(
    async (request, { incoming }) => {
      // The listener accepts hosts that are invalid in a URL, such as a number too large for an IP address.
      if (!URL.canParse(request.url)) return new Response("400 Bad Request\n", { status: 400 });
      try {
        // After an error the next call loads again, because the broken file may be repaired.
        loading ??= load().catch((error: unknown) => {
          loading = undefined;
          throw error;
        });
        const backend = await loading;
        return await backend.fetch(request, incoming.socket.remoteAddress);
      } catch (error) {
        return errorResponse(error);
      }
    },
    // The development server needs Node's own `Request` and `Response`.
    { overrideGlobalObjects: false },
  );
  return {
    owns: ({ url = "" }) => isBackendUrl(url),
    answer: async (request, response) => {
      addForwardedFor(request);
      try {
        await listener(request, response);
      } catch (error) {
        reportError(error);
        response.destroy();
      }
    },
    close: async () => {
      const backend = await loading?.catch(() => undefined);
      await backend?.close();
    },
  };
}

/**
 * Adds the client's IP address, as the proxies in front of the real services do. A header in the request is kept, so
 * that tests can be many clients; only this machine can reach the server.
 */
function addForwardedFor({ headers, rawHeaders, socket }: IncomingMessage): void {
  if (headers["x-forwarded-for"] === undefined) rawHeaders.push("X-Forwarded-For", socket.remoteAddress ?? "");
}
