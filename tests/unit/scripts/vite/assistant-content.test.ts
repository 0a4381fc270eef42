import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { assistantContent } from "#scripts/vite/assistant-content.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

test("a script for visitors can import the name of every page, without drafts, and the questions to begin with", async () => {
  const root = copyFixtureSite({
    "main.js": 'import { pageNames, starters } from "virtual:assistant"; console.log(pageNames, starters);',
  });
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [assistantContent()],
    build: { write: false, rolldownOptions: { input: join(root, "main.js") } },
  });
  const code = JSON.stringify(result);
  for (const { path } of fixture.paths.all()) expect(code).toContain(path);
  expect(code).toContain("Permisos sin prisa para una casa modular");
  expect(code).toContain("¿Hace falta licencia?");
  expect(code).not.toContain("articulo-sin-terminar");
});
