import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("a complete language, pages of it and unfinished ones break no rule", async () => {
  const root = copyFixtureSite();
  layTranslations(root);
  const unfinished = ["ar-XB", "ar", "ca"].map((locale) => `locales/${locale}.json locale-unfinished`);
  expect(await check(root)).toEqual(unfinished);
});

test("a room that only a translation names is unknown", async () => {
  const root = copyFixtureSite();
  layTranslations(root);
  const file = "content/en/models/lum-norte.md";
  const text = readFileSync(join(root, file), "utf8");
  writeFileSync(
    join(root, file),
    text.replace("- { name: Living room, text", "- { room: lounge, name: Living room, text"),
  );
  expect(await check(root)).toContain(`${file} name-unknown`);
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

/** Returns the article of the frozen site with another title, body and date. */
function article(title: string, body: string, date = "2024-01-01"): string {
  const [, frontMatter = ""] = readFileSync(join(fixture.root, "content/es/blog/madera-al-sol.md"), "utf8").split(
    "---\n",
  );
  const fields = frontMatter
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/^description: /m, `$&${title}. `)
    .replace(/^date: .*$/m, `date: ${date}`);
  return `---\n${fields}---\n${body}`;
}

test("what depends on the time is an issue until its moment comes", async () => {
  const root = copyFixtureSite({
    "content/es/blog/futuro.md": article("Uno", "Texto.\n", "2026-12-01"),
    "content/es/blog/lleva.md": article("Dos", "[Al programado](/blog/programado).\n"),
    "content/es/blog/programado.md": article("Tres", "Texto.\n", "2026-12-02\npublishAt: 2026-12-02 09:00"),
  });
  const at = async (moment: string) => {
    const issues = await runChecks(openSite(root, { now: new Date(moment) }));
    return issues.map(({ file, code }) => `${file.replace(/.*\//, "")} ${code}`);
  };
  expect(await at("2026-11-30T12:00:00Z")).toEqual(["futuro.md date-future", "lleva.md link-draft"]);
  expect(await at("2026-12-02T08:00:00Z")).toEqual([]);
});
