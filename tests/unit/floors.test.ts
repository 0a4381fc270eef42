import { readdirSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

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

test("no two subjects import each other, and what all of them use imports none", () => {
  const subjects = foldersIn("app/pages");
  const imports = (from: string, to: string) => !isRefused(`app/pages/${from}/a.ts`, `#app/pages/${to}/b.ts`);
  const mutual = subjects.flatMap((one) =>
    subjects.filter((other) => one < other && imports(one, other) && imports(other, one)).map((other) => [one, other]),
  );
  expect(mutual).toEqual([]);
  expect(subjects.filter((subject) => !isRefused("app/pages/a.ts", `#app/pages/${subject}/b.ts`))).toEqual([]);
});
