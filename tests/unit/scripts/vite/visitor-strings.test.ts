import { join } from "node:path";
import { build, createServer, type Rolldown } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { visitorStrings } from "#scripts/vite/visitor-strings.ts";
import { type FolderFiles, makeFolder } from "#tests/unit/scripts/make-folder.ts";

const spanish = {
  language: { name: "Español", direction: "ltr" },
  cli: { done: "Hecho por un programa" },
  nav: { blog: "Blog", skip: "Saltar" },
};
const catalan = { language: { name: "Català", direction: "ltr" }, nav: { skip: "Salta" } };

const files = {
  "app/root.ts":
    'import es from "../locales/es.json"; console.log(es); window.load = () => import("../locales/ca.json");',
  "locales/es.json": JSON.stringify(spanish),
  // As some editors write it.
  "locales/ca.json": `\uFEFF${JSON.stringify(catalan)}`,
};

/** Returns the scripts that are built of some files. */
async function bundle(written: FolderFiles, environment: "client" | "ssr"): Promise<readonly string[]> {
  const root = makeFolder(written);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [visitorStrings()],
    build: { write: false, ssr: environment === "ssr", rolldownOptions: { input: join(root, "app", "root.ts") } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : ""));
}

test("a built script has a language's strings but those of the tools, and another language has a file of its own", async () => {
  const [root = "", translation = "", ...others] = await bundle(files, "client");
  expect(others).toEqual([]);
  expect(root).toContain("Saltar");
  expect(translation).toContain("Salta");
  expect(translation).not.toContain("Blog");
  expect(translation).not.toContain("Saltar");
  expect(root + translation).not.toContain("Hecho");
});

test("the development server gives those of a language with which it began", async () => {
  const root = makeFolder(files);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [visitorStrings()],
    server: { middlewareMode: true, watch: null, ws: false },
  });
  onTestFinished(() => server.close());
  const code = (await server.environments.client.transformRequest("/locales/ca.json"))?.code ?? "";
  expect(code).toContain("Salta");
  expect(code).not.toMatch(/Blog|Saltar|Hecho/);
});
