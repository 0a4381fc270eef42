import { createServer, type Plugin } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { ContentError } from "#app/content/content-error.ts";
import { openSite } from "#app/site/site.server.ts";
import { parsePicturePath } from "#scripts/vite/answer-picture.ts";
import { assistantModule, localeModule } from "#scripts/vite/assistant-content.ts";
import { siteServer } from "#scripts/vite/site-server.ts";
import { askPort } from "#tests/site/ask.ts";
import { copyFixtureSite, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

test.each([
  ["/cutaways/office.0a1b2c3d4e-640.avif", "cutaways/office", "0a1b2c3d4e-640.avif"],
  ["/cutaways/office.0a1b2c3d4e-960.jpg?x=1", "cutaways/office", "0a1b2c3d4e-960.jpg"],
  ["/exteriors/a/b.0a1b2c3d4e-preview.jpg", "exteriors/a/b", "0a1b2c3d4e-preview.jpg"],
])("%s is made of %s and kept as %s", (path, stem, cached) => {
  expect(parsePicturePath(path)).toEqual({ stem, cached });
});

test("while the site is written, a page that cannot be read has no name, and a build refuses it", () => {
  const site = (developing: boolean) =>
    siteWith({ "content/es/pages/about.md": "", "content/es/blog/vacio.md": "" }, { developing });
  const code = assistantModule(site(true), { developing: true });
  expect(code).toContain("/contacto");
  expect(code).not.toContain("/nosotros");
  expect(code).not.toContain("/blog/vacio");
  expect(() => assistantModule(site(false))).toThrow(ContentError);
});

const english = { language: { name: "English", direction: "ltr" }, footer: { models: "Models" } };

test("a page has its own name in another language, and no suggested question is Spanish", () => {
  const root = copyFixtureSite({ "locales/en.json": JSON.stringify(english) });
  const code = localeModule(openSite(root), "en");
  expect(code).toContain('"/en/modelos":"Models"');
  expect(code).toContain('"/en/contacto":"Contacto"');
  expect(code).toContain("suggestedQuestions = []");
  const own = "---\nsuggestedQuestions: [One?, Two?, Three?, Four?]\n---\n\nAnswer in a few sentences.\n";
  writeFiles(root, { "content/en/assistant/asistente-virtual.md": own });
  expect(localeModule(openSite(root), "en")).toContain('suggestedQuestions = ["One?",');
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
