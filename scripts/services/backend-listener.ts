import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isBackendUrl } from "./backend-paths.ts";
import type { Backend } from "./create-backend.ts";
import { DataFolderBusyError } from "./data-lock.ts";
import { errorResponse, reportError } from "./error-response.ts";

/** The backend behind the server of the pages. */
export interface BackendListener {
  /** Whether a request is for the backend; all others are for the pages. */
  owns(request: IncomingMessage): boolean;
  /** Never rejects. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Loads the backend and makes what its first call would have to wait for. Never rejects. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Returns the listener of a backend. `load` runs at the first call or `prepare`, so that pages need not wait for it.
 */
export function createBackendListener(load: () => Promise<Backend>): BackendListener {
  let loading: Promise<Backend> | undefined;

  /** Returns the backend. After an error the next call loads again, because the broken file may be repaired. */
  function current(): Promise<Backend> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  const listener = getRequestListener(
    async (request, { incoming }) => {
      // The listener accepts hosts that are invalid in a URL, such as a number too large for an IP address.
      if (!URL.canParse(request.url)) return new Response("400 Bad Request\n", { status: 400 });
      try {
        const backend = await current();
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
    prepare: async () => {
      try {
        await (await current()).prepare();
      } catch (error) {
        // If another process has the data, a call that needs them says so.
        if (!(error instanceof DataFolderBusyError)) reportError(error);
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
