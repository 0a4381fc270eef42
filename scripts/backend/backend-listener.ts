import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answerFailure } from "./answer-failure.ts";
import type { Backend } from "./create-backend.ts";

/** The backend as part of a server for pages. */
export interface BackendListener {
  /** Whether a request is for the backend; all others are for the pages. */
  owns(request: IncomingMessage): boolean;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

const ownPaths = /^\/(?:rest\/v1\/|functions\/v1\/|api\/v1\.0\/email\/|_local(?:[/?]|$))/;

/** Puts a backend behind a server. `load` runs with the first call: pages never wait for the backend. */
export function createBackendListener(load: () => Promise<Backend>): BackendListener {
  let loading: Promise<Backend> | undefined;
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        // The next call tries again, as when the file that kept it from loading has been mended.
        loading ??= load().catch((error: unknown) => {
          loading = undefined;
          throw error;
        });
        const backend = await loading;
        return await backend.fetch(request, incoming.socket.remoteAddress);
      } catch (error) {
        return answerFailure(error);
      }
    },
    // The globals of the development server stay its own.
    { overrideGlobalObjects: false },
  );
  return {
    owns: ({ url = "" }) => ownPaths.test(url),
    answer: async (request, response) => {
      nameClient(request);
      await listener(request, response);
    },
    close: async () => {
      const [outcome] = await Promise.allSettled([loading]);
      // One that could not be loaded needs no closing.
      if (outcome.status === "fulfilled") await outcome.value?.close();
    },
  };
}

/**
 * Says who asks, as the proxies in front of the real services do. Whoever names an address already is believed: nothing
 * but this machine gets here, and tests are many clients at once.
 */
function nameClient({ headers, rawHeaders, socket }: IncomingMessage): void {
  if (headers["x-forwarded-for"] === undefined) rawHeaders.push("X-Forwarded-For", socket.remoteAddress ?? "");
}
