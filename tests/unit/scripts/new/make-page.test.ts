import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeNew } from "#scripts/new/make-new.ts";
import { fixtureRoot, isFixtureFile } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const lists = ["app/routing/route-table.ts", "app/content/schemas/pages.ts", "app/pages/site-map/site-map-groups.ts"];

/** Copies the frozen site with those files of the project that name every page. */
function copyLists(): string {
  const root = copyFixtureSite();
  for (const file of [...lists, "content/LEEME.md", "biome.json", "biome.floors.json"]) cpSync(file, join(root, file));
  cpSync(fixtureRoot, join(root, "tests/fixture-site"), { recursive: true, filter: isFixtureFile });
  return root;
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), "utf8");
}

const today = "2026-11-22";

test("a page has its route module, schema and content, a path, and its line in every list, also if it is not the first", () => {
  const root = copyLists();
  expect(makeNew(root, "page", "Zeta: «10» años | más", today)).toContain("/zeta-10-anos-mas");
  makeNew(root, "page", "1925 en cifras", today);
  for (const [key, slug, name] of [
    ["zeta-10-anos-mas", "zeta-10-anos-mas", "10AnosMasPage"],
    ["pagina-1925-en-cifras", "1925-en-cifras", "1925EnCifrasPage"],
  ] as const) {
    const route = read(root, `app/pages/company/${key}.route.tsx`);
    expect(route).toContain(`import type { Route } from "./+types/${key}.route";`);
    expect(route).toContain(`getFixedPage("${key}", context)`);
    expect(route).toMatch(new RegExp(`export default function [A-Z]\\w*${name}\\(`));
    const [, schema = ""] = /export const (\w+) = z/.exec(read(root, `app/content/schemas/pages/${key}.ts`)) ?? [];
    expect(read(root, "app/content/schemas/pages.ts")).toContain(`import { ${schema} } from "./pages/${key}.ts";`);
    expect(read(root, "app/content/schemas/pages.ts")).toContain(`"${key}": ${schema},`);
    expect(read(root, "app/routing/route-table.ts")).toContain(
      `  { key: "${key}", file: "pages/company/${key}.route.tsx" },\n`,
    );
    expect(read(root, "app/pages/site-map/site-map-groups.ts")).toContain(`"${key}"`);
    expect(read(root, "content/LEEME.md")).toContain(`| \`/${slug}\` | \`content/es/pages/${key}.md\` |\n`);
    expect(JSON.parse(read(root, "locales/es.json")).paths).toMatchObject({ [key]: slug });
    for (const folder of ["", "tests/fixture-site/"]) {
      expect(existsSync(join(root, `${folder}content/es/pages/${key}.md`))).toBe(true);
    }
  }
  expect(read(root, "content/es/pages/zeta-10-anos-mas.md")).toContain('title: "Zeta: «10» años | más"\n');
});

test("a taken path or key is refused, and a list of another form is named before anything is written", () => {
  const root = copyLists();
  for (const [title, named] of [
    ["Contacto", "/contacto"],
    ["Model", "«model»"],
    ["Catalogue", "«catalogue»"],
  ] as const) {
    expect(() => makeNew(root, "page", title, today)).toThrow(named);
  }
  writeFileSync(join(root, "app/routing/route-table.ts"), "export const routeTable = [];\n");
  expect(() => makeNew(root, "page", "Zeta", today)).toThrow("app/routing/route-table.ts");
  expect(existsSync(join(root, "content/es/pages/zeta.md"))).toBe(false);
  expect(read(root, "locales/es.json")).not.toContain('"zeta"');
});
