import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { visitorStrings } from "#scripts/vite/visitor-strings.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

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
