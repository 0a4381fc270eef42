import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { makeFolder } from "./scripts/make-folder.ts";

const patterns = z.object({ patterns: z.array(z.object({ group: z.array(z.string()) })) });
const rules = z.object({ style: z.object({ noRestrictedImports: z.object({ options: patterns }) }) });
const configSchema = z.object({
  overrides: z.array(z.object({ includes: z.array(z.string()), linter: z.object({ rules }) })),
});

const { overrides } = configSchema.parse(JSON.parse(readFileSync("biome.floors.json", "utf8")));

/** Folders from the top floor down, as the settings list them. */
function floorsOf(house: "app" | "scripts"): string[] {
  const pattern = new RegExp(`^${house}/([^/*]+)/\\*\\*$`);
  return overrides.flatMap(({ includes }) => pattern.exec(includes[0] ?? "")?.[1] ?? []);
}

const houses = (["app", "scripts"] as const).map((house) => ({ house, floors: floorsOf(house) }));

/** Whether the settings refuse an import in a file: the last entry that has the file counts. */
function isRefused(file: string, imported: string): boolean {
  const entry = overrides.findLast(({ includes }) => includes.some((glob) => matchesGlob(file, glob)));
  const groups = entry?.linter.rules.style.noRestrictedImports.options.patterns ?? [];
  return groups.some(({ group }) => group.some((glob) => matchesGlob(imported, glob)));
}

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

test.each(houses)("every folder of $house/ is a floor, and every floor a folder", ({ house, floors }) => {
  expect(floors.toSorted()).toEqual(foldersIn(house).toSorted());
});

test.each(houses.flatMap(({ house, floors }) => floors.map((floor) => ({ house, floors, floor }))))(
  "a file of $house/$floor may import from the floors below and from none above",
  ({ house, floors, floor }) => {
    const file = `${house}/${floor}/a.ts`;
    const refused = floors.filter((other) => other !== floor && isRefused(file, `#${house}/${other}/b.ts`));
    expect(refused).toEqual(floors.slice(0, floors.indexOf(floor)));
    expect(isRefused(file, `#${house}/b.ts`)).toBe(true);
    expect(isRefused(file, "#scripts/b.ts")).toBe(true);
    expect(isRefused(file, "#tests/b.ts")).toBe(true);
  },
);

test("no two subjects import each other, and what all of them use imports none", () => {
  const subjects = foldersIn("app/pages");
  const imports = (from: string, to: string) => !isRefused(`app/pages/${from}/a.ts`, `#app/pages/${to}/b.ts`);
  const mutual = subjects.flatMap((one) =>
    subjects.filter((other) => one < other && imports(one, other) && imports(other, one)).map((other) => [one, other]),
  );
  expect(mutual).toEqual([]);
  expect(subjects.filter((subject) => !isRefused("app/pages/a.ts", `#app/pages/${subject}/b.ts`))).toEqual([]);
});

test("supabase/ imports nothing of the project", () => {
  expect(isRefused("supabase/functions/x/a.ts", "#app/i18n/b.ts")).toBe(true);
});

test("Biome refuses an upward import by these settings, and lets a downward one pass", () => {
  const cwd = makeFolder({
    "biome.json": '{ "extends": ["./biome.floors.json"] }',
    "biome.floors.json": readFileSync("biome.floors.json", "utf8"),
    "app/i18n/upward.ts": 'export { openSite } from "#app/site/site.server.ts";\n',
    "app/site/downward.ts": 'export { openLocales } from "#app/i18n/locales.server.ts";\n',
  });
  const biome = fileURLToPath(import.meta.resolve("@biomejs/biome/bin/biome"));
  const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint"], { cwd, encoding: "utf8" });
  const found = [...(stdout + stderr).matchAll(/^(\S+):\d+:\d+ lint\/style\/noRestrictedImports/gm)];
  expect(found.map(([, file]) => file)).toEqual(["app/i18n/upward.ts"]);
});
