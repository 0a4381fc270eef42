import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { buildAreas, developmentAreas, toolAreas } from "#app/i18n/tool-areas.ts";
import { visitorMessages } from "#scripts/vite/visitor-messages.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const hiddenAreas = [...toolAreas, ...buildAreas, ...developmentAreas];

const texts = {
  nav: { blog: "Blog de visitantes" },
  ...Object.fromEntries(hiddenAreas.map((area) => [area, { a: { b: `Texto de ${area}` } }])),
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

test("visitors download none of the texts of the tools and of the build", async () => {
  const code = await bundle("client");
  expect(code).toContain("Blog de visitantes");
  expect(code).toContain("Esto sí es para visitantes");
  for (const area of hiddenAreas) expect(code).not.toContain(`Texto de ${area}`);
});

test("what runs on the machine that builds has all texts", async () => {
  expect(await bundle("ssr")).toContain("Texto de cli");
});

test("a locale file may begin with a byte order mark", async () => {
  expect(await bundle("client", "\uFEFF")).toContain("Blog de visitantes");
});
