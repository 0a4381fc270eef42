import { join } from "node:path";
import { createHttpServer } from "#scripts/serve/http-server.ts";
import { createStaticServer } from "#scripts/serve/static-server.ts";
import { ensureGrownProject } from "#tests/site/grown-project.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

/** Serves the frozen site in several languages, on a port of its own. Returns its URL and what ends it. */
export async function serveGrownSite() {
  const { root } = ensureGrownProject();
  const { server, finish } = createHttpServer(createStaticServer({ root: join(root, "build", "client") }));
  return { url: `http://127.0.0.1:${await listenAnywhere(server)}`, finish: () => finish(0) };
}
