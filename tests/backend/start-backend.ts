import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { inject } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { createBackendListener } from "#scripts/services/backend-listener.ts";
import { type BackendOptions, createBackend } from "#scripts/services/create-backend.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { secretKey } from "./site-keys.ts";

/** A backend behind a server of its own, as `npm start` has it. */
export interface RunningBackend {
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly url: string;
  /** Folder with a file for each message. */
  readonly mailbox: string;
  /** Headers of the requests so far, the last one last. */
  readonly seen: readonly IncomingHttpHeaders[];
  stop(): Promise<void>;
}

/** Starts a backend on the frozen site, with a database that is opened by the first call that needs it. */
export async function startBackend(options: Partial<BackendOptions> = {}): Promise<RunningBackend> {
  const { dataDir, remove } = makeDataFolder();
  const listener = createBackendListener(async () =>
    createBackend({
      root: inject("projectFolder"),
      dataDir,
      env: {},
      secretKey,
      emailIntervalMs: 0,
      ...options,
    }),
  );
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    if (listener.owns(request)) void listener.answer(request, response);
    else response.end("a page");
  });
  const port = await listenAnywhere(server);
  return {
    url: `http://127.0.0.1:${port}`,
    mailbox: join(options.dataDir ?? dataDir, "mailbox"),
    seen,
    async stop() {
      await close(server);
      await listener.close();
      remove();
    },
  };
}
