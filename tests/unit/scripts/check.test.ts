import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Issue } from "#app/content/issues.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { formatIssue } from "#scripts/check/reporters/terminal.ts";
import { message } from "#scripts/cli/messages.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

/** Runs the command in a folder. */
function check(cwd: string) {
  return spawnSync(process.execPath, [join(codeRoot, "scripts", "check.ts")], { cwd, encoding: "utf8" });
}

test("the command lists every issue, ends with 1 and runs no code out of the content", () => {
  const root = copyFixtureSite({
    "content/es/blog/ataque.md": '---js\nrequire("node:fs").writeFileSync("ejecutado.txt", "")\n---\n',
    "content/es/blog/Mi Artículo.md": "",
    "content/es/blog/vacio.md": "",
  });
  const { status, stdout, stderr } = check(root);
  expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  const start = { line: 1, column: 1 };
  const issues: Issue[] = [
    {
      file: "content/es/blog/ataque.md",
      line: 1,
      column: 4,
      code: "front-matter-language",
      values: { language: "js" },
    },
    { file: "content/es/blog/Mi Artículo.md", ...start, code: "file-name", values: { suggestion: "mi-articulo.md" } },
    { file: "content/es/blog/vacio.md", ...start, code: "file-empty", values: {} },
  ];
  expect(stdout.trim().split("\n")).toEqual(issues.map((issue) => formatIssue(issue)));
  expect(existsSync(join(root, "ejecutado.txt"))).toBe(false);
});

test("the command says so when nothing is wrong, in the words of its own locale file", () => {
  const locale = readFileSync(join(fixtureRoot, "locales/es.json"), "utf8");
  const passed = JSON.stringify(JSON.parse(locale).cli.checkPassed);
  const root = copyFixtureSite({ "locales/es.json": locale.replace(passed, '"Otras palabras."') });
  const { status, stdout } = check(root);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${message("checkPassed")}\n` });
});

test("a warning is listed and does not fail the command", () => {
  const picture = readFileSync(join(fixtureRoot, "content/images/interiors/taller.jpg"));
  const { status, stdout } = check(copyFixtureSite({ "content/images/sin-uso.jpg": picture }));
  expect(status).toBe(0);
  expect(stdout).toMatch(/^content\/images\/sin-uso\.jpg:1:1 {2}picture-unused {2}.*\n.+\n$/);
  expect(stdout).toContain(message("checkWarned", { count: 1 }));
});
