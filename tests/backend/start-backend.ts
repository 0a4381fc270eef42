import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { inject } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { createBackendListener } from "#scripts/services/backend-listener.ts";
import { type BackendOptions, createBackend } from "#scripts/services/create-backend.ts";
import { openMailbox, type StoredMessage } from "#scripts/services/mailbox.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { makeDataFolder } from "./make-data-folder.ts";

/** A backend behind a server of its own, as `npm start` has it. */
export interface RunningBackend {
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  /** Headers of the requests so far, the last one last. */
  readonly seen: readonly IncomingHttpHeaders[];
  /** Returns the newest messages, the newest first. */
  messages(): Promise<StoredMessage[]>;
  /** Returns what the developer reads, as HTML; confirmations that are due have been sent before. */
  localPage(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a backend on the frozen site, with a database that is opened by the first call that needs it. */
export async function startBackend(options: Partial<BackendOptions> = {}): Promise<RunningBackend> {
  const { dataDir, remove } =
    options.dataDir === undefined ? makeDataFolder() : { dataDir: options.dataDir, remove: () => {} };
  const listener = createBackendListener(async () =>
    createBackend({ root: inject("projectFolder"), env: {}, ...options, dataDir }),
  );
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    if (listener.owns(request)) void listener.answer(request, response);
    else response.end("a page");
  });
  const url = `http://127.0.0.1:${await listenAnywhere(server)}`;
  return {
    url,
    dataDir,
    seen,
    messages: () => openMailbox(join(dataDir, "mailbox")).list(1000),
    localPage: async () => (await fetch(`${url}/_local/`)).text(),
    async stop() {
      await close(server);
      await listener.close();
      remove();
    },
  };
}
