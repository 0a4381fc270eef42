import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { buildAreas, developmentAreas, toolAreas } from "#app/i18n/tool-areas.ts";
import { visitorStrings } from "#scripts/vite/visitor-strings.ts";
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
    "locales/es.json": JSON.stringify({ ...texts, nav: { blog: "Blog", home: "Inicio del original" } }),
    "locales/xx.json": before + JSON.stringify(texts),
  });
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [visitorStrings()],
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

test("visitors download of the original what their language lacks, and nothing else", async () => {
  const code = await bundle("client");
  expect(code).toContain("Inicio del original");
  expect(code).not.toContain('blog: \\"Blog\\"');
  expect(code).not.toContain('"Blog"');
});

test("what runs on the machine that builds has all texts", async () => {
  expect(await bundle("ssr")).toContain("Texto de cli");
});

test("a locale file may begin with a byte order mark", async () => {
  expect(await bundle("client", "\uFEFF")).toContain("Blog de visitantes");
});
