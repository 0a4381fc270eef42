import { createServer } from "node:http";
import { join } from "node:path";
import { close } from "#scripts/serve/port.ts";
import { createStaticServer } from "#scripts/serve/static-server.ts";
import { ensureGrownProject } from "#tests/site/grown-project.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

/** Serves the frozen site in several languages, on a port of its own. Returns its URL and what ends it. */
export async function serveGrownSite() {
  const { root } = ensureGrownProject();
  const server = createServer(createStaticServer({ root: join(root, "build", "client") }));
  return { url: `http://127.0.0.1:${await listenAnywhere(server)}`, finish: () => close(server) };
}
