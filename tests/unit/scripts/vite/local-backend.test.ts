import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { localBackend } from "#scripts/vite/local-backend.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test("the development server answers the backend's paths itself and leaves the others to the pages", async () => {
  const server = await createServer({
    configFile: false,
    root: makeFolder({ "index.html": "<h1>Inicio</h1>" }),
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1", ws: false, watch: null },
    plugins: [localBackend()],
  });
  onTestFinished(() => server.close());
  await server.listen(0);
  const address = server.httpServer?.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;

  const sign = await fetch(`${url}/rest/v1/emails`, { method: "POST", body: "{}" });
  expect([sign.status, (await sign.json()).message]).toEqual([401, "No API key found in request"]);
  const page = await fetch(`${url}/`, { headers: { accept: "text/html" } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1>Inicio</h1>")]);
});
