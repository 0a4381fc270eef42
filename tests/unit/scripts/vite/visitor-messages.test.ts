import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { visitorMessages } from "#scripts/vite/visitor-messages.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const texts = {
  nav: { blog: "Blog de visitantes" },
  check: { rules: { a: "Regla de la revisión" } },
  cli: { b: "Mensaje de la terminal" },
  deep: { cli: "Esto sí es para visitantes" },
};

async function bundle(environment: "client" | "ssr", before = ""): Promise<string> {
  const root = makeFolder({
    "main.js": 'import texts from "./locales/xx.json"; console.log(texts);',
    "locales/xx.json": before + JSON.stringify(texts),
  });
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [visitorMessages()],
    build: { write: false, ssr: environment === "ssr", rolldownOptions: { input: join(root, "main.js") } },
  });
  return JSON.stringify(result);
}

test("visitors download no texts of the commands", async () => {
  const code = await bundle("client");
  expect(code).toContain("Blog de visitantes");
  expect(code).toContain("Esto sí es para visitantes");
  expect(code).not.toContain("Regla de la revisión");
  expect(code).not.toContain("Mensaje de la terminal");
});

test("what runs on the machine that builds has all texts", async () => {
  expect(await bundle("ssr")).toContain("Mensaje de la terminal");
});

test("a byte order mark does no harm", async () => {
  expect(await bundle("client", "\uFEFF")).toContain("Blog de visitantes");
});
