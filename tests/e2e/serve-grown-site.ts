import { join } from "node:path";
import { createHttpServer } from "#scripts/serve/http-server.ts";
import { createStaticServer } from "#scripts/serve/static-server.ts";
import { ensureGrownProject } from "#tests/site/grown-project.ts";

/** Serves the frozen site in several languages, on a port of its own. Returns its URL and what ends it. */
export async function serveGrownSite() {
  const { root } = ensureGrownProject();
  const { server, finish } = createHttpServer(createStaticServer({ root: join(root, "build", "client") }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}`, finish: () => finish(0) };
}
