import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openGit } from "#scripts/git/open-git.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const file = "content/es/blog/uno.md";

/** Makes a repository in which a merge has left conflicts in all of the files. Returns its folder. */
function conflictedRepository(...files: string[]): string {
  const root = makeFolder(
    Object.fromEntries([...files, "content/es/blog/sin.md"].map((name) => [name, "al principio\n"])),
  );
  const run = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...words], { cwd: root, stdio: "pipe" });
  const change = (text: string) => {
    for (const name of files) writeFileSync(join(root, name), text);
    run("add", ".");
    run("commit", "-qm", "Textos");
  };
  run("init", "-q");
  change("al principio\n");
  run("checkout", "-qb", "otra");
  change("otra\n");
  run("checkout", "-q", "-");
  change("una\n");
  expect(() => run("merge", "otra")).toThrow();
  return root;
}

test("git names the files of a merge with conflicts", () => {
  expect(openGit(conflictedRepository(file)).conflicts()).toEqual([file]);
});

test("files are named from the project, wherever it lies in the repository", () => {
  const root = conflictedRepository(`web/${file}`, "otros/dos.md");
  expect(openGit(join(root, "web")).conflicts()).toEqual([file]);
});

test("where there is no repository nothing has conflicts", () => {
  expect(openGit(makeFolder({ [file]: "texto\n" })).conflicts()).toEqual([]);
});
