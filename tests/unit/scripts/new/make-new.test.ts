import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { makeNew } from "#scripts/new/make-new.ts";
import type { NewKind } from "#scripts/new/new-kinds.ts";
import { message } from "#scripts/terminal/messages.ts";
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
