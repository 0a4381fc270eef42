import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { siteServer } from "#scripts/vite/site-server.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

async function startServer() {
  const server = await createServer({
    configFile: false,
    root: makeFolder({ "index.html": "<h1>Inicio</h1>" }),
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1", ws: false, watch: null },
    plugins: [siteServer()],
  });
  onTestFinished(() => server.close());
  await server.listen(0);
  const address = server.httpServer?.address();
  const port = typeof address === "object" ? Number(address?.port) : 0;
  return { server, port, url: `http://127.0.0.1:${port}` };
}

test("the development server answers the backend's paths itself and leaves the others to the pages", async () => {
  const { url } = await startServer();
  const sign = await fetch(`${url}/rest/v1/emails`, { method: "POST", body: "{}" });
  expect([sign.status, (await sign.json()).message]).toEqual([401, "No API key found in request"]);
  const page = await fetch(`${url}/`, { headers: { accept: "text/html" } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1>Inicio</h1>")]);
});
