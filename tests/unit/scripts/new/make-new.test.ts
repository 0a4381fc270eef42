import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { makeNew } from "#scripts/new/make-new.ts";
import type { NewKind } from "#scripts/new/new-kinds.ts";
import { message } from "#scripts/terminal/messages.ts";
import { fixtureRoot, isFixtureFile } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const today = "2026-11-22";

/** Returns the codes of the issues of a site's content, each once, with the files that have them. */
async function issuesOf(root: string): Promise<string[]> {
  const issues = await runChecks(openSite(root));
  return [
    ...new Set(issues.filter(({ file }) => file.startsWith("content/")).map(({ file, code }) => `${file} ${code}`)),
  ];
}

function frontMatterOf(root: string, file: string): unknown {
  const [, yaml = ""] = readFileSync(join(root, file), "utf8").split(/^---$/m);
  return parseYaml(yaml);
}

test("a new article, story or model is a draft that passes the check; of the others it says what is to be written", async () => {
  const root = copyFixtureSite();
  const told = makeNew(root, "post", "¿Qué cabe en un jardín de Cádiz?", today);
  const file = "content/es/blog/que-cabe-en-un-jardin-de-cadiz.md";
  expect(told).toContain(file);
  expect(told).toContain("/blog/que-cabe-en-un-jardin-de-cadiz");
  expect(frontMatterOf(root, file)).toMatchObject({
    title: "¿Qué cabe en un jardín de Cádiz?",
    date: today,
    draft: true,
  });
  const odd = `{{precio.metro}}: "50 %" # 'y' — sí`;
  makeNew(root, "post", odd, today);
  expect(frontMatterOf(root, "content/es/blog/precio-metro-50-y-si.md")).toMatchObject({ title: odd });
  rmSync(join(root, "content/es/blog/precio-metro-50-y-si.md"));
  const others: readonly [NewKind, string, string][] = [
    ["legal", "Política de devoluciones", "content/es/legal/politica-de-devoluciones.md"],
    ["question", "¿Y si llueve?", "content/es/faq/preguntas-frecuentes.md"],
    ["card", "Sala de música", "content/es/pages/models.md"],
  ];
  for (const [what, title, written] of others) expect(makeNew(root, what, title, today)).toContain(written);
  makeNew(root, "story", "La casa de Nuria", today);
  makeNew(root, "model", "LUM|ESTE", today);
  const expected = others.map(([, , written]) => `${written} text-unfinished`);
  expect((await issuesOf(root)).sort()).toEqual(expected.sort());
});

test("the check points to each text that a new file still asks for when it is to be published", async () => {
  const root = copyFixtureSite();
  makeNew(root, "post", "Un artículo", today);
  makeNew(root, "story", "La casa de Nuria", today);
  makeNew(root, "model", "LUM|ESTE", today);
  makeNew(root, "legal", "Devoluciones", today);
  const names = ["blog/un-articulo", "stories/la-casa-de-nuria", "models/lum-este", "legal/devoluciones"];
  const files = names.map((name) => `content/es/${name}.md`);
  for (const file of files) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, "utf8").replace("draft: true\n", ""));
  }
  const issues = (await runChecks(openSite(root))).filter(({ code }) => code === "text-unfinished");
  for (const file of files) {
    const pending = read(root, file)
      .split("\n")
      .flatMap((line, index) => (/PENDIENTE/.test(line) ? [index + 1] : []));
    expect(issues.filter((issue) => issue.file === file).map(({ line }) => line)).toEqual(pending);
  }
});

test("no file is overwritten, and no entry takes a path of another one, present or earlier", () => {
  const root = copyFixtureSite();
  makeNew(root, "post", "Mi artículo", today);
  const file = join(root, "content/es/blog/mi-articulo.md");
  writeFileSync(file, "mío");
  expect(() => makeNew(root, "post", "¡Mi artículo!", today)).toThrow("content/es/blog/mi-articulo.md");
  expect(readFileSync(file, "utf8")).toBe("mío");
  expect(() => makeNew(root, "story", "Contacto", today)).toThrow("/contacto");
  expect(() => makeNew(root, "model", "🏡", today)).toThrow("«🏡»");
  makeNew(root, "question", "¿Y si llueve?", today);
  expect(() => makeNew(root, "question", "¿Y si llueve?", today)).toThrow("«y-si-llueve»");
  for (const [what, title, path] of [
    ["post", "Cuentas del módulo", "/blog/cuentas-del-modulo"],
    ["model", "LUM a medida", "/lum-a-medida"],
    ["story", "Oficina en el huerto", "/oficina-en-el-huerto"],
  ] as const) {
    expect(() => makeNew(root, what, title, today)).toThrow(message("newPathTaken", { path }));
  }
});

const lists = ["app/routing/route-table.ts", "app/content/schemas/pages.ts", "app/pages/site-map/site-map-groups.ts"];

/** Copies the frozen site with those files of the project that name every page. */
function copyLists(): string {
  const root = copyFixtureSite();
  for (const file of [...lists, "content/LEEME.md", "biome.json"]) cpSync(file, join(root, file));
  cpSync(fixtureRoot, join(root, "tests/fixture-site"), { recursive: true, filter: isFixtureFile });
  return root;
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), "utf8");
}

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

test("a page finds its place in lists whose other lines have changed", () => {
  const root = copyLists();
  for (const [file, line] of [
    ["app/routing/route-table.ts", /^ *\{ key: "privacy".*\n/m],
    ["app/pages/site-map/site-map-groups.ts", /^ *contact: .*\n/m],
    ["content/LEEME.md", /^\| Política de Privacidad .*\n/m],
  ] as const) {
    const text = read(root, file);
    expect(text).toMatch(line);
    writeFileSync(join(root, file), text.replace(line, ""));
  }
  expect(makeNew(root, "page", "Zeta", today)).toContain("/zeta");
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
