import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { close } from "#scripts/server/port.ts";
import { createStaticServer } from "#scripts/server/static-server.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { type FolderFiles, makeFolder } from "#tests/unit/scripts/make-folder.ts";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}
export type Ask = (
  path: string,
  options?: { method?: string; headers?: Readonly<Record<string, string>> },
) => Promise<Answer>;

/** Starts a server on the folder `client` of some files; `ask` sends the path as it is, without tidying it up. */
export async function startSite(files: FolderFiles): Promise<{ ask: Ask; port: number; folder: string }> {
  const folder = makeFolder(files);
  const server = createServer(createStaticServer({ root: join(folder, "client") }));
  const port = await listenAnywhere(server);
  onTestFinished(() => close(server));
  function ask(path: string, options = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request({ port, path, host: "127.0.0.1", ...options }, (response) => {
        buffer(response).then((bytes) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes });
        }, reject);
      });
      asked.on("error", reject);
      asked.end();
    });
  }
  return { ask, port, folder };
}
