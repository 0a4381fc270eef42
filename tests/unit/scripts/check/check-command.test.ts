import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { checkCommand } from "#scripts/check/check-command.ts";
import { runCommand } from "#scripts/terminal/command-error.ts";
import { message } from "#scripts/terminal/messages.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

/** Runs the command on a folder; returns its exit code and what it prints, without colours. */
async function check(root: string, words: readonly string[] = []) {
  const [log, error] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")] as const;
  for (const spy of [log, error]) spy.mockReset().mockReturnValue();
  vi.stubEnv("SITE_ENV", undefined);
  vi.stubEnv("NODE_ENV", "test");
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  await runCommand(() => checkCommand(root, words));
  const status = process.exitCode ?? 0;
  process.exitCode = undefined;
  const text = (spy: typeof log) => stripVTControlCharacters(spy.mock.calls.join("\n"));
  return { status, stdout: text(log), stderr: text(error) };
}

const brokenFiles = {
  "content/es/blog/ataque.md": '---js\nrequire("node:fs").writeFileSync("ejecutado.txt", "")\n---\n',
  "content/es/blog/Mi Artículo.md": "",
  "content/es/blog/vacio.md": "",
};
const brokenPlaces = [
  "content/es/blog/ataque.md:1:4  error  front-matter-missing",
  "content/es/blog/Mi Artículo.md:1:1  error  file-name",
  "content/es/blog/vacio.md:1:1  error  front-matter-missing",
];

test("the command lists every issue, ends with 1 and runs no code out of the content", async () => {
  const root = copyFixtureSite(brokenFiles);
  const { status, stdout, stderr } = await check(root);
  expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  const lines = stdout.split("\n");
  expect(lines.filter((line) => line.startsWith("content/")).map((line) => line.split("  ", 3).join("  "))).toEqual(
    brokenPlaces,
  );
  expect(lines).toContain("    1 │ ---js");
  expect(lines).toContain(message("checkFailed", { errors: 3, warnings: 0 }));
  expect([root, "."].some((folder) => existsSync(join(folder, "ejecutado.txt")))).toBe(false);
});

test("an unknown option is named, and the known ones with it", async () => {
  expect(await check(fixtureRoot, ["--jsno"])).toEqual({
    status: 1,
    stdout: "",
    stderr: `${message("checkOptionUnknown", { option: "--jsno" })}\n\n${message("checkUsage")}`,
  });
  expect(await check(fixtureRoot, ["--help"])).toEqual({ status: 0, stdout: message("checkUsage"), stderr: "" });
});

test("a warning is listed and does not fail the command, and no issue is said to be none", async () => {
  expect(await check(fixtureRoot)).toEqual({ status: 0, stdout: message("checkPassed"), stderr: "" });
  const article = "content/es/blog/madera-al-sol.md";
  const text = readFileSync(join(fixtureRoot, article), "utf8");
  const { status, stdout } = await check(copyFixtureSite({ [article]: `${text}\nUn trabajo de hormigonado.\n` }));
  expect(status).toBe(0);
  expect(stdout).toMatch(/^content\/es\/blog\/madera-al-sol\.md:\d+:15 {2}aviso {2}word-unknown {2}/m);
  expect(stdout).toContain(message("checkWarned", { errors: 0, warnings: 1 }));
});

test("what keeps the site from going online is listed, and ends with 1", async () => {
  const { status, stdout } = await check(fixtureRoot, ["--production"]);
  expect(status).toBe(1);
  const lines = stdout.split("\n");
  const codes = new Set(lines.flatMap((line) => / {2}error {2}([a-z-]+) {2}/.exec(line)?.[1] ?? []));
  expect([...codes].sort()).toEqual([
    "company-fact-missing",
    "example-price-contents",
    "example-story",
    "example-value",
    "setting-unusable",
  ]);
  expect(lines.some((line) => line.includes(message("checkToDo")))).toBe(true);
});
