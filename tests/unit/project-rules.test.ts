import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test("no package runs a script while it is installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("the packages that would run one are those that are known to work without", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const names = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace("node_modules/", ""));
  expect(names).toEqual(["@parcel/watcher", "deno"]);
});

test("the lockfile holds the checksum of every package", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const unproven = Object.entries<{ integrity?: string }>(packages).filter(
    ([path, { integrity }]) => path && !integrity,
  );
  expect(unproven.map(([path]) => path)).toEqual([]);
});

test("the functions load the versions of packages with which they are tested", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const imports = globSync("supabase/functions/*/deno.json").flatMap((file) =>
    Object.values<string>(JSON.parse(readFileSync(file, "utf8")).imports),
  );
  const loaded = imports.flatMap((target) => {
    const [, name, version] = /^npm:\/?(.+)@([^@/]+)\/?$/.exec(target) ?? [];
    return name === undefined ? [] : [[name, version]];
  });
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded).toEqual(loaded.map(([name = ""]) => [name, dependencies[name]]));
});

/** Returns where the rules of this project refuse files of components, as `file:line`. */
function refused(files: Readonly<Record<string, readonly string[]>>): string[] {
  const settings = ["biome.json", "biome.grit"];
  const cwd = makeFolder({
    ...Object.fromEntries(settings.map((name) => [name, readFileSync(name, "utf8")])),
    ...Object.fromEntries(
      Object.entries(files).map(([name, lines]) => [`app/components/${name}`, `${lines.join("\n")}\n`]),
    ),
  });
  const args = ["lint", "--reporter=github", "--vcs-enabled=false", "."];
  const { stdout } = spawnSync(resolve("node_modules/.bin/biome"), args, { cwd, encoding: "utf8" });
  const found = stdout.matchAll(
    /title=(?:plugin|lint\/style\/noJsxLiterals),file=\S*\/app\/components\/([\w.]+),line=(\d+)/g,
  );
  return [...found].map(([, file, line]) => `${file}:${line}`).sort();
}

const markup = (...lines: readonly string[]) => ["export const x = (a, b) => (", "<>", ...lines, "</>", ");"];

test("words that belong into the locale file are refused in markup, and values of schemas in components", () => {
  const found = refused({
    "words.tsx": markup(
      "<h2>Un título</h2>",
      '<p aria-label="Un rótulo" />',
      "<img src={a} alt={`Foto`} />",
      '{a ? "Cerrar" : b}',
      '{a && "Cerrar"}',
    ),
    "signs.tsx": markup(
      '<p className="card" id="x" role="list">({b})</p>',
      '<img src="/x.png" alt="" title={t("a.b")} aria-label={b} />',
      '{a ? t("a.b") : b}',
      "{/* `app/pages/`: the pages. */}",
    ),
    // Zod would come with values.
    "imports.tsx": [
      'import type { z } from "zod";',
      'import { type OpenHours, weekdays } from "#app/content/schemas/site.ts";',
      'import { type Action } from "#app/schemas/fields.ts";',
      'import { collectionNames } from "#app/content/collections.ts";',
    ],
  });
  const words = [3, 4, 5, 6, 7].map((line) => `words.tsx:${line}`);
  expect(found).toEqual(["imports.tsx:2", "imports.tsx:4", ...words]);
});
