import { createServer } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { createStaticServer } from "#scripts/serve/static-server.ts";
import { type Ask, askPort } from "#tests/site/ask.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { type FolderFiles, makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** Starts a server on the folder `client` of some files; `ask` sends the path as it is, without tidying it up. */
export async function startSite(files: FolderFiles): Promise<{ ask: Ask; port: number; folder: string }> {
  const folder = makeFolder(files);
  const server = createServer(createStaticServer({ root: join(folder, "client") }));
  const port = await listenAnywhere(server);
  onTestFinished(() => close(server));
  return { ask: askPort(port), port, folder };
}
