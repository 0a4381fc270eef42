import { connect } from "node:net";
import { text } from "node:stream/consumers";
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

test("told to end, it finishes the answers of the backend", async () => {
  const { server, port, url } = await startServer();
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(
    "POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{",
  );
  // A whole answer later, the server has read the half of the other request as well.
  await fetch(`${url}/api/v1.0/email/send`);
  const closed = server.close();
  setTimeout(() => socket.write("}"), 100);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*The request cannot be read/s);
  await closed;
});

test("it waits for headers and bodies no longer than npm start does", async () => {
  const { server } = await startServer();
  expect(server.httpServer).toMatchObject({ headersTimeout: 9000, requestTimeout: 9000 });
});
