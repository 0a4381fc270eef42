import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const post = "content/es/blog/madera-al-sol.md";
const settings = "content/site.yaml";
const read = (file: string) => readFileSync(join(fixtureRoot, file), "utf8");

/** Returns the issues about tags of the frozen site with these files, the suggested name behind each. */
async function tagIssues(files: Readonly<Record<string, string>>): Promise<string[]> {
  const issues = await runChecks(openSite(copyFixtureSite(files)));
  return issues
    .filter(({ code }) => code.startsWith("tag-"))
    .map(({ code, values }) =>
      [code, values.tag, values.listed, values.suggestion ?? values.other].join(" ").trim().replaceAll(/ +/g, " "),
    );
}

const withTags = (tags: string) => read(post).replace(/^tags: .*$/m, `tags: ${tags}`);
const withList = (list: string) => read(settings).replace(/^ {2}- terreno$/m, list);

test("an unknown tag is reported with the nearest one of the list", async () => {
  expect(await tagIssues({ [post]: withTags("[Materiales, manteniminto, jardines]") })).toEqual([
    "tag-unknown Materiales materiales",
    "tag-unknown manteniminto mantenimiento",
    "tag-unknown jardines",
  ]);
});

test("of a broken list nothing more is said than what is wrong with it", async () => {
  expect(await tagIssues({ [settings]: withList("  - terreno\n  - { nombre: x }") })).toEqual([]);
});

test("a tag whose page would have too long a title is reported", async () => {
  // Behind it stand «: artículos del blog · LUM», 26 characters.
  const list = `  - terreno\n  - ${"x".repeat(39)}\n  - ${"x".repeat(40)}`;
  const issues = await runChecks(openSite(copyFixtureSite({ [settings]: withList(list) })));
  const line = read(settings).split("\n").indexOf("  - terreno") + 3;
  expect(issues.filter(({ code }) => code === "title-length")).toMatchObject([
    { file: settings, line, values: { length: 40, most: 39 } },
  ]);
});

test("names of the list whose paths would be the same are reported once each", async () => {
  const list = "  - terreno\n  - Terreno\n  - terreno\n  - { name: suelo, translations: { xx: terreno } }";
  expect(await tagIssues({ [settings]: withList(list) })).toEqual([
    "tag-duplicate Terreno terreno",
    "tag-duplicate terreno",
  ]);
});
