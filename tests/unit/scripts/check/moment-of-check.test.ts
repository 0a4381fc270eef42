import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

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
  expect(await at("2026-12-02T07:59:59Z")).toEqual(["lleva.md link-draft"]);
  expect(await at("2026-12-02T08:00:00Z")).toEqual([]);
});
