import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { publicPaths } from "#scripts/vite/public-paths.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

test("a script for visitors can import every path of the site, without drafts", async () => {
  const root = copyFixtureSite({
    "main.js": 'import { publicPaths } from "virtual:public-paths"; console.log(publicPaths);',
  });
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [publicPaths()],
    build: { write: false, rolldownOptions: { input: join(root, "main.js") } },
  });
  const code = JSON.stringify(result);
  for (const { path } of fixture.paths.all()) expect(code).toContain(path);
  expect(code).toContain("/blog/permisos-sin-prisa");
  expect(code).not.toContain("articulo-sin-terminar");
});
