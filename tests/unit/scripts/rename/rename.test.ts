import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite, type Site } from "#app/site/site.server.ts";
import { message } from "#scripts/cli/messages.ts";
import { type GitFiles, openGit } from "#scripts/git/open-git.ts";
import { applyRename } from "#scripts/rename/apply-rename.ts";
import { findEntry, readNewName } from "#scripts/rename/find-entry.ts";
import { planRename } from "#scripts/rename/plan-rename.ts";
import { renameLines } from "#scripts/rename/rename-lines.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const fixtureFile = (file: string) => readFileSync(join(fixtureRoot, file), "utf8");
const noGit: GitFiles = {
  hasRepository: false,
  conflicts: () => [],
  isTracked: () => false,
  committed: () => undefined,
  move() {
    throw new Error("There is no repository.");
  },
};

/** Renames in a folder, as the command does. Returns the plan. */
function rename(root: string, old: string, wanted: string, git = noGit) {
  const site = openSite(root);
  const entry = findEntry(site, old);
  const plan = planRename(site, git, entry, readNewName(site, entry, wanted));
  applyRename(root, git, plan);
  return plan;
}

/** Why a rename is refused. */
function refusal(old: string, wanted: string, site: Site = fixture, git = noGit): string {
  try {
    const entry = findEntry(site, old);
    planRename(site, git, entry, readNewName(site, entry, wanted));
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");

function textsOf(root: string): Record<string, string> {
  const names = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    names.filter((name) => name.endsWith(".md")).map((name) => [name, read(root, `content/${name}`)]),
  );
}

function makeRepository(root: string): GitFiles {
  const run = (...words: string[]) => execFileSync("git", words, { cwd: root, stdio: "pipe" });
  run("init", "-q");
  run("add", "content");
  run("-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "-qm", "Todo");
  return openGit(root);
}

test.each([
  ["content/es/blog/licencia-y-terreno.md", "blog", "licencia-y-terreno"],
  ["./content/es/blog/licencia-y-terreno.md", "blog", "licencia-y-terreno"],
  ["content\\es\\blog\\licencia-y-terreno.md", "blog", "licencia-y-terreno"],
  ["blog/licencia-y-terreno", "blog", "licencia-y-terreno"],
  ["licencia-y-terreno.md", "blog", "licencia-y-terreno"],
  ["licencia-y-terreno", "blog", "licencia-y-terreno"],
  ["/blog/permisos-sin-prisa", "blog", "licencia-y-terreno"],
  ["/blog/articulo-sin-terminar/", "blog", "articulo-sin-terminar"],
  ["/oficina-en-el-huerto", "stories", "oficina-de-ana"],
  ["/lum-sur", "models", "lum-sur"],
  ["/productos/lum-sur", "models", "lum-sur"],
])("«%s» is an entry", (word, collection, id) => {
  expect(findEntry(fixture, word)).toEqual({ collection, id });
});

test.each([
  ["madera-al-so", "x", message("mvUnknownNear", { name: "madera-al-so", near: "madera-al-sol" })],
  ["zzzzzzzzzzzzzzzz", "x", message("mvUnknown", { name: "zzzzzzzzzzzzzzzz" })],
  ["/contacto", "x", message("mvFixed", { name: "/contacto" })],
  ["content/es/pages/home.md", "x", message("mvFixed", { name: "content/es/pages/home.md" })],
  ["content/site.yaml", "x", message("mvFixed", { name: "content/site.yaml" })],
  ["madera-al-sol", "Mi Artículo", message("mvName", { name: "Mi Artículo", suggestion: "mi-articulo" })],
  ["madera-al-sol", "madera-al-sol", message("mvSame", { name: "madera-al-sol" })],
  ["madera-al-sol", "/blog/madera-al-sol", message("mvSame", { name: "madera-al-sol" })],
  ["madera-al-sol", "cuentas-claras", message("mvExists", { file: "content/es/blog/cuentas-claras.md" })],
  ["madera-al-sol", "permisos-sin-prisa", message("mvPathTaken", { path: "/blog/permisos-sin-prisa" })],
  ["madera-al-sol", "cuentas-del-modulo", message("mvPathTaken", { path: "/blog/cuentas-del-modulo" })],
  ["madera-al-sol", "404", message("mvPathTaken", { path: "/blog/404" })],
  ["oficina-de-ana", "contacto", message("mvPathTaken", { path: "/contacto" })],
  ["oficina-de-ana", "catalogo", message("mvPathTaken", { path: "/catalogo" })],
  ["lum-sur", "oficina-en-el-huerto", message("mvPathTaken", { path: "/oficina-en-el-huerto" })],
  ["madera-al-sol", "/historia", message("mvElsewhere", { name: "/historia", folder: "content/es/blog" })],
  [
    "madera-al-sol",
    "content/es/stories/madera.md",
    message("mvElsewhere", { name: "content/es/stories/madera.md", folder: "content/es/blog" }),
  ],
])("«%s» is not renamed to «%s»", (old, wanted, sentence) => {
  expect(refusal(old, wanted)).toBe(sentence);
});

test("a name that two entries have is not guessed", () => {
  const root = copyFixtureSite({
    "content/es/stories/madera-al-sol.md": fixtureFile("content/es/stories/oficina-de-ana.md"),
  });
  expect(refusal("madera-al-sol", "otra", openSite(root))).toBe(
    message("mvAmbiguous", {
      name: "madera-al-sol",
      files: "content/es/blog/madera-al-sol.md, content/es/stories/madera-al-sol.md",
    }),
  );
});

test("a file that cannot be read and a conflict of git stop a rename", () => {
  const root = copyFixtureSite({ "content/es/blog/roto.md": "---\ntitle: [\n---\n" });
  expect(refusal("roto", "otro", openSite(root))).toBe(message("mvUnreadable", { file: "content/es/blog/roto.md" }));
  const git = { ...noGit, conflicts: () => ["content/es/blog/a.md"] };
  expect(refusal("madera-al-sol", "otro", fixture, git)).toBe(message("mvConflict", { file: "content/es/blog/a.md" }));
});

test("an article gets a new name in all languages, and every link to it leads there", () => {
  const root = copyFixtureSite({
    "content/xx/blog/cuentas-claras.md": "---\ntitle: Konten\n---\n[Selbst](/blog/cuentas-claras)\n",
    "content/es/blog/madera-al-sol.md": `${fixtureFile("content/es/blog/madera-al-sol.md")}\n[Cuentas](/blog/cuentas-claras#los-gastos-del-terreno).\n`,
  });
  const before = textsOf(root);
  const { alias, moves } = rename(root, "/blog/cuentas-claras", "/blog/las-cuentas");
  expect(alias).toBe("cuentas-claras");
  expect([...moves.values()]).toEqual(["content/es/blog/las-cuentas.md", "content/xx/blog/las-cuentas.md"]);
  expect(existsSync(join(root, "content/es/blog/cuentas-claras.md"))).toBe(false);
  expect(read(root, "content/es/blog/las-cuentas.md")).toContain("\naliases: [cuentas-del-modulo, cuentas-claras]\n");
  expect(read(root, "content/xx/blog/las-cuentas.md")).toBe("---\ntitle: Konten\n---\n[Selbst](/blog/las-cuentas)\n");
  expect(read(root, "content/es/blog/madera-al-sol.md")).toContain("(/blog/las-cuentas#los-gastos-del-terreno)");
  // No link is left behind, and no line has changed that names neither of the two.
  const site = openSite(root);
  expect(site.paths.redirects().map(({ from, to }) => [from, to])).toContainEqual([
    "/blog/cuentas-claras",
    "/blog/las-cuentas",
  ]);
  for (const [name, text] of Object.entries(textsOf(root))) {
    const old = before[name.replace("las-cuentas", "cuentas-claras")] ?? "";
    const strip = (lines: string) => lines.split("\n").filter((line) => !/cuentas/.test(line));
    expect(strip(text), name).toEqual(strip(old));
  }
  expect(Object.values(textsOf(root)).join("\n")).not.toContain("/blog/cuentas-claras");
});

test("back under its earlier name, an article has no alias of that name", () => {
  const root = copyFixtureSite();
  rename(root, "madera-al-sol", "la-madera");
  rename(root, "la-madera", "madera-al-sol");
  const { content } = openSite(root).edition("es");
  expect(content.entry("blog", "madera-al-sol")?.aliases).toEqual(["la-madera"]);
});

test("a file that gets the name of its path loses its slug, and its path stays", () => {
  const root = copyFixtureSite();
  const { alias, paths } = rename(root, "licencia-y-terreno", "permisos-sin-prisa");
  expect([alias, paths.size]).toEqual([undefined, 0]);
  const text = read(root, "content/es/blog/permisos-sin-prisa.md");
  expect(text).not.toMatch(/^(?:slug|aliases):/m);
  expect(openSite(root).paths.find("/blog/permisos-sin-prisa")).toMatchObject({ id: "permisos-sin-prisa" });
});

test("a model is renamed in fields, placeholders and links, and both of its pages lead on", () => {
  const root = copyFixtureSite();
  rename(root, "lum-sur", "lum-mar");
  const site = openSite(root);
  const { content } = site.edition("es");
  expect(content.entry("stories", "oficina-de-ana")?.data.model).toBe("lum-mar");
  expect(content.facts().get("modelos.lum-mar.precio")).toBe(
    fixture.edition("es").content.facts().get("modelos.lum-sur.precio"),
  );
  expect(site.paths.redirects().map(({ from, to }) => [from, to])).toEqual(
    expect.arrayContaining([
      ["/lum-sur", "/lum-mar"],
      ["/productos/lum-sur", "/productos/lum-mar"],
      ["/catalogo/lum-sur.pdf", "/catalogo/lum-mar.pdf"],
    ]),
  );
  const texts = Object.values(textsOf(root)).join("\n");
  expect(texts).not.toMatch(/modelos\.lum-sur\.|model: lum-sur\b|modelo=lum-sur\b|\]\(\/(?:productos\/)?lum-sur\b/);
});

test("git follows a file that it knows, and what was never published leaves no alias", () => {
  const root = copyFixtureSite();
  const git = makeRepository(root);
  writeFileSync(join(root, "content/es/blog/sin-guardar.md"), fixtureFile("content/es/blog/madera-al-sol.md"));
  expect(rename(root, "madera-al-sol", "la-madera", git).alias).toBe("madera-al-sol");
  expect(rename(root, "articulo-sin-terminar", "articulo-terminado", git).alias).toBeUndefined();
  expect(rename(root, "sin-guardar", "guardado", git).alias).toBeUndefined();
  const status = execFileSync("git", ["status", "--short", "-M10%"], { cwd: root, encoding: "utf8" });
  expect(status).toContain("content/es/blog/madera-al-sol.md -> content/es/blog/la-madera.md");
  expect(status).toContain("?? content/es/blog/guardado.md");
  expect(git.conflicts()).toEqual([]);
});

test("what fails halfway leaves everything as it was", () => {
  const root = copyFixtureSite({ "content/xx/blog/cuentas-claras.md": "---\ntitle: Konten\n---\n" });
  const before = textsOf(root);
  const site = openSite(root);
  const plan = planRename(site, noGit, { collection: "blog", id: "cuentas-claras" }, "las-cuentas");
  // A folder where a text has to be written.
  mkdirSync(join(root, "content/es/nada"));
  const texts = new Map([...plan.texts, ["content/es/nada", ""]]);
  expect(() => applyRename(root, noGit, { moves: plan.moves, texts })).toThrow("EISDIR");
  expect(textsOf(root)).toEqual(before);
});

test("the terminal says what has changed", () => {
  const root = copyFixtureSite();
  const lines = renameLines(rename(root, "lum-lienzo", "lum-libre"));
  expect(lines).toEqual(
    expect.arrayContaining([
      "Archivo: content/es/models/lum-lienzo.md → content/es/models/lum-libre.md",
      "Dirección: /lum-lienzo → /lum-libre",
      "Dirección: /productos/lum-lienzo → /productos/lum-libre",
      message("mvAlias", { alias: "lum-lienzo" }),
      message("mvDone"),
    ]),
  );
});
