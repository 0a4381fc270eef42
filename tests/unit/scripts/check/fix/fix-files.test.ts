import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeFixes } from "#scripts/check/fix/describe-fixes.ts";
import { fixFiles } from "#scripts/check/fix/fix-files.ts";
import { message } from "#scripts/cli/messages.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const folder = "content/es/blog";
const broken = "---\ntitle: Uno\n---\n\n##Título \n";
const others = { "content/site.yaml": "a: 1\n", "locales/es.json": "{}\n" };

test("each file is corrected at once, keeps its rights, and is said with its changes", () => {
  const root = makeFolder({ ...others, [`${folder}/uno.md`]: broken, "content/site.yaml": "a: 1" });
  chmodSync(join(root, folder, "uno.md"), 0o640);
  const fixed = fixFiles(root);
  expect(readFileSync(join(root, folder, "uno.md"), "utf8")).toBe("---\ntitle: Uno\n---\n\n## Título\n");
  expect(statSync(join(root, folder, "uno.md")).mode & 0o777).toBe(0o640);
  expect(readFileSync(join(root, "content/site.yaml"), "utf8")).toBe("a: 1\n");
  expect(readdirSync(join(root, folder))).toEqual(["uno.md"]);
  expect(describeFixes(fixed)).toEqual([
    message("fixMark", { file: `${folder}/uno.md`, line: 5, before: "##Título", after: "## Título" }),
    message("fixSpaces", { file: `${folder}/uno.md`, lines: "5" }),
    message("fixFinalNewline", { file: "content/site.yaml" }),
    message("fixDone", { count: 2 }),
  ]);
  expect(describeFixes(fixFiles(root))).toEqual([message("fixNothing")]);
});

test("a file with two versions in it is not touched", () => {
  const conflict = `${broken}<<<<<<< HEAD\n##Una\n=======\n##Otra\n>>>>>>> rama\n`;
  const root = makeFolder({ ...others, [`${folder}/marcas.md`]: conflict, [`${folder}/git.md`]: broken });
  const git = (args: string[], input?: string) =>
    expect(spawnSync("git", args, { cwd: root, encoding: "utf8", input })).toMatchObject({ status: 0 });
  git(["init", "--quiet"]);
  git(["hash-object", "-w", `${folder}/git.md`]);
  const { stdout } = spawnSync("git", ["hash-object", `${folder}/git.md`], { cwd: root, encoding: "utf8" });
  const entry = (stage: number) => `100644 ${stdout.trim()} ${stage}\t${folder}/git.md\n`;
  git(["update-index", "--index-info"], entry(2) + entry(3));
  expect(fixFiles(root)).toEqual([
    { file: `${folder}/git.md`, kind: "conflict" },
    { file: `${folder}/marcas.md`, kind: "conflict" },
  ]);
  expect(readFileSync(join(root, folder, "git.md"), "utf8")).toBe(broken);
  expect(readFileSync(join(root, folder, "marcas.md"), "utf8")).toBe(conflict);
});

test("links, folders and files that are not UTF-8 are not touched", () => {
  const latin1 = Buffer.from(broken, "latin1");
  const root = makeFolder({
    ...others,
    [`${folder}/latin.md`]: latin1,
    "fuera.md": broken,
    [`${folder}/a.md/b.txt`]: "",
  });
  symlinkSync(join(root, "fuera.md"), join(root, folder, "enlace.md"));
  expect(fixFiles(root)).toEqual([]);
  expect(readFileSync(join(root, folder, "latin.md"))).toEqual(latin1);
  expect(readFileSync(join(root, "fuera.md"), "utf8")).toBe(broken);
});
