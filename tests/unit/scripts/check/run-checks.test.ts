import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatIssue } from "#scripts/check/reporters/terminal.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";
import { enterProjectCopy } from "./project-copy.ts";

test("a project with byte order marks and Windows line ends everywhere is as good as any", async () => {
  const folder = enterProjectCopy();
  for (const part of ["content/es", "locales"]) {
    for (const name of readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })) {
      const file = join(folder, part, name);
      if (!statSync(file).isFile()) continue;
      writeFileSync(file, `\uFEFF${readFileSync(file, "utf8").replaceAll(/\r?\n/g, "\r\n")}`);
    }
  }
  expect((await runChecks()).map(formatIssue)).toEqual([]);
});

test("a second language that translates nothing but its locale file is as good as any", async () => {
  const folder = enterProjectCopy();
  const es = JSON.parse(readFileSync(join(folder, "locales/es.json"), "utf8"));
  const { check, cli, ...rest } = es;
  expect([check, cli].every(Boolean)).toBe(true);
  const translated = { ...rest, paths: { ...rest.paths, contact: "kontakt" } };
  writeFiles(folder, { "locales/xx.json": JSON.stringify(translated, undefined, 2) });
  expect((await runChecks()).map(formatIssue)).toEqual([]);
});

test("the faults of all files come at once, by file and line", async () => {
  const folder = enterProjectCopy();
  const before = (await runChecks()).length;
  writeFiles(folder, {
    "content/es/stories/rota.md": "---\ntitulo: Uno\n---\n",
    "content/es/blog/roto.md": "---\ntitle: a: b\n---\n",
    "content/es/blog/abierto.md": "---\ntitle: a\n",
    "content/site.yaml": "",
    "app/components/broken/broken.tsx": "export function Broken() {\n  return <p>Roto</p>;\n}\n",
  });
  const issues = await runChecks();
  expect(issues.length).toBeGreaterThan(before + 5);
  const files = issues.map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      "app/components/broken/broken.tsx",
      "content/es/blog/abierto.md",
      "content/es/blog/roto.md",
      "content/es/stories/rota.md",
      "content/site.yaml",
    ]),
  );
  for (const [index, issue] of issues.entries()) {
    const next = issues[index + 1];
    if (next?.file === issue.file) expect(next.line).toBeGreaterThanOrEqual(issue.line);
  }
  expect([...new Set(files)]).toEqual([...new Set(files)].sort((a, b) => a.localeCompare(b)));
});

test("the checks take less than three seconds", async () => {
  // Time of the processor: that of the clock grows with whatever else the machine does.
  const before = process.cpuUsage();
  await runChecks();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(3);
});

test("a broken article is no reason to call the links to it broken", async () => {
  const folder = enterProjectCopy();
  writeFiles(folder, { "content/es/blog/futuro-modular.md": "" });
  const codes = (await runChecks())
    .filter(({ file }) => file.startsWith("content/"))
    .map(({ file, code }) => `${file} ${code}`);
  expect(codes).toEqual(["content/es/blog/futuro-modular.md file-empty"]);
});

test("a story whose address is the prefix of a language is found", async () => {
  const folder = enterProjectCopy();
  const story = readFileSync(join(folder, "content/es/stories/historia-1.md"), "utf8");
  writeFiles(folder, {
    "locales/xx.json": readFileSync(join(folder, "locales/es.json"), "utf8"),
    "content/es/stories/xx.md": story.replace(/^title: .*$/m, "title: Otra historia"),
  });
  expect((await runChecks()).map(({ file, code }) => `${file} ${code}`)).toContain(
    "content/es/stories/xx.md slug-duplicate",
  );
});
