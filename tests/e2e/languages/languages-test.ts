import { join } from "node:path";
import { createHttpServer } from "#scripts/serve/http-server.ts";
import { createStaticServer } from "#scripts/serve/static-server.ts";
import { test as base } from "#tests/e2e/site-test.ts";
import { ensureGrownProject } from "#tests/site/grown-project.ts";

/** `test`, on the copy of the frozen site in several languages. It is served only while such a test runs. */
export const test = base.extend<object, { server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const { root } = ensureGrownProject();
      const { server: http, finish } = createHttpServer(createStaticServer({ root: join(root, "build", "client") }));
      await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
      const address = http.address();
      if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
      await use(`http://127.0.0.1:${address.port}`);
      await finish(0);
    },
    // Long enough for a build.
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ server }, use) => use(server),
  hasClosedNotice: false,
});
