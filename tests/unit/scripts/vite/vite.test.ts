import { createServer, type Plugin } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { parsePicturePath } from "#scripts/vite/answer-picture.ts";
import { siteServer } from "#scripts/vite/site-server.ts";
import { askPort } from "#tests/site/ask.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test.each([
  ["/cutaways/office.0a1b2c3d4e-640.avif", "cutaways/office", "0a1b2c3d4e-640.avif"],
  ["/cutaways/office.0a1b2c3d4e-960.jpg?x=1", "cutaways/office", "0a1b2c3d4e-960.jpg"],
  ["/exteriors/a/b.0a1b2c3d4e-preview.jpg", "exteriors/a/b", "0a1b2c3d4e-preview.jpg"],
])("%s is made of %s and kept as %s", (path, stem, cached) => {
  expect(parsePicturePath(path)).toEqual({ stem, cached });
});

/** Answers with the target that the renderer of pages receives. */
const tellTarget: Plugin = {
  name: "tell-target",
  configureServer({ middlewares }) {
    middlewares.use(({ url, originalUrl }, response, next) => {
      if (url?.endsWith("/target")) response.end(`${url} ${originalUrl}`);
      else next();
    });
  },
};

async function startServer() {
  const server = await createServer({
    configFile: false,
    root: makeFolder({ "index.html": "<h1>Inicio</h1>" }),
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1", ws: false, watch: null },
    plugins: [siteServer(), tellTarget],
  });
  onTestFinished(() => server.close());
  await server.listen(0);
  const address = server.httpServer?.address();
  const port = typeof address === "object" ? Number(address?.port) : 0;
  return { server, port, url: `http://127.0.0.1:${port}` };
}

test("the development server answers the backend's paths itself, and leaves the others to the pages", async () => {
  // A database below a file cannot be made, and the first attempt reports it.
  vi.stubEnv("LOCAL_DATA_DIR", "index.html/data");
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const { url, port } = await startServer();
  const sign = await fetch(`${url}/rest/v1/emails`, { method: "POST", body: "{}" });
  expect([sign.status, (await sign.json()).message]).toEqual([401, "No API key found in request"]);
  const page = await fetch(`${url}/`, { headers: { accept: "text/html" } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1>Inicio</h1>")]);
  expect((await askPort(port)(`${url}/target`)).body).toBe("/target /target");
  await expect.poll(() => complaint.mock.calls, { timeout: 60_000 }).toEqual([[expect.stringContaining("ENOTDIR")]]);
});
