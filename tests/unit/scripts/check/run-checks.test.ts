import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toolAreas } from "#app/i18n/locale-areas.ts";
import { reservedSegments } from "#app/routing/route-table.ts";
import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { layTranslations } from "#tests/site/lay-translations.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

/** Returns the issues of the site in a folder, each as its file and code. */
async function check(root: string): Promise<string[]> {
  return (await runChecks(openSite(root))).map(({ file, code }) => `${file} ${code}`);
}

test("byte order marks and Windows line ends break no rule", async () => {
  const root = copyFixtureSite();
  for (const part of ["content", "locales"]) {
    for (const name of readdirSync(join(root, part), { recursive: true, encoding: "utf8" })) {
      const file = join(root, part, name);
      if (!/\.(?:md|yaml|txt|json)$/.test(name)) continue;
      writeFileSync(file, `\uFEFF${readFileSync(file, "utf8").replaceAll(/\r?\n/g, "\r\n")}`);
    }
  }
  expect(await check(root)).toEqual([]);
});

test("a second language may translate its locale file only, without the texts of the commands", async () => {
  const es = fixture.locales.messages("es");
  const translated = Object.entries(es).filter(([area]) => !toolAreas.includes(area));
  expect(translated).toHaveLength(Object.keys(es).length - toolAreas.length);
  const language = { ...es.language, name: "Français" };
  const texts = { ...Object.fromEntries(translated), language, paths: { ...es.paths, contact: "kontakt" } };
  // A copy of the Spanish texts is no translation.
  expect(await check(copyFixtureSite({ "locales/fr.json": JSON.stringify(texts, undefined, 2) }))).toEqual([
    "locales/fr.json locale-unfinished",
  ]);
});

test("a complete language, pages of it and unfinished ones break no rule", async () => {
  const root = copyFixtureSite();
  layTranslations(root);
  const unfinished = ["ar-XB", "ar", "ca"].map((locale) => `locales/${locale}.json locale-unfinished`);
  expect(await check(root)).toEqual(unfinished);
});

test("a file that no person wrote has no more issues of a rule than a person reads", async () => {
  const [name = ""] = readdirSync(join(fixture.root, "content/es/blog"));
  const file = `content/es/blog/${name}`;
  const source = readFileSync(join(fixture.root, file), "utf8");
  const found = await check(copyFixtureSite({ [file]: `${source}\n${"{{\n\n".repeat(300)}` }));
  expect(found.filter((issue) => issue === `${file} placeholder-braces`)).toHaveLength(200);
});

test("the issues of all files come at once, in the order of files and lines", async () => {
  const root = copyFixtureSite({
    "content/es/stories/rota.md": "---\ntitulo: Uno\n---\n",
    "content/es/blog/roto.md": "---\ntitle: a: b\n---\n",
    "content/es/blog/abierto.md": "---\ntitle: a\n",
    "content/site.yaml": "",
  });
  const issues = await runChecks(openSite(root));
  expect([...new Set(issues.map(({ file }) => file))]).toEqual([
    "content/es/blog/abierto.md",
    "content/es/blog/roto.md",
    "content/es/stories/rota.md",
    "content/site.yaml",
  ]);
  const lines = issues.filter(({ file }) => file === "content/es/stories/rota.md").map(({ line }) => line);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});

test("no story may take a path that belongs to files of the build or to a language", async () => {
  const story = readFileSync(join(fixture.root, "content/es/stories/oficina-de-ana.md"), "utf8");
  // The folder of the catalogue has the name that the locale file gives it.
  const names = [...reservedSegments, "fr", "catalogo"].sort().map((slug) => `content/es/stories/${slug}.md`);
  const root = copyFixtureSite({
    "locales/fr.json": readFileSync(join(fixture.root, "locales/es.json"), "utf8").replace("Español", "Français"),
    ...Object.fromEntries(names.map((name) => [name, story.replace(/^slug: .*\ntitle: .*/m, `title: ${name}`)])),
  });
  expect(names).toContain("content/es/stories/images.md");
  const ofPaths = (await check(root)).filter((issue) => issue.endsWith("slug-duplicate"));
  expect(ofPaths).toEqual(names.map((name) => `${name} slug-duplicate`));
});

// The first of the two comes before the other in the list of pages, the second behind it.
test.each([
  ["cuentas-claras", "madera-al-sol"],
  ["madera-al-sol", "cuentas-claras"],
])("%s may not have the slug of %s, which is not translated, in another language", async (name, taken) => {
  const file = `content/fr/blog/${name}.md`;
  const root = copyFixtureSite({
    "locales/fr.json": JSON.stringify({ language: { name: "Français", direction: "ltr" } }),
    [file]: `---\nslug: ${taken}\ntitle: Du bois au soleil\n---\n\nDu bois.\n`,
  });
  const issues = await runChecks(openSite(root));
  expect(issues.filter(({ code }) => code !== "locale-unfinished")).toMatchObject([
    { file, line: 2, code: "slug-duplicate", values: { other: `content/es/blog/${taken}.md` } },
  ]);
});
