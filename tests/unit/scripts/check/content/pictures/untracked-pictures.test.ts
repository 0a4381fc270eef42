import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { untrackedPictures } from "#scripts/check/content/pictures/untracked-pictures.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const files = { "content/images/a/ñu.jpg": "1", "content/images/b.jpg": "2", "content/es/a.md": "3" };
const names = ["a/ñu.jpg", "b.jpg"];

test("pictures that git does not know are found, ignored ones too", async () => {
  const root = makeFolder({ ...files, ".gitignore": "ñu.jpg\n" });
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  execFileSync("git", ["add", "content/images/b.jpg"], { cwd: root });
  expect(await untrackedPictures(root, names)).toEqual(new Set(["a/ñu.jpg"]));
});

test("nothing is said where git knows no picture at all, or where there is no repository", async () => {
  const root = makeFolder(files);
  expect(await untrackedPictures(root, names)).toEqual(new Set());
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  expect(await untrackedPictures(root, names)).toEqual(new Set());
  expect(await untrackedPictures(`${root}/nowhere`, names)).toEqual(new Set());
});
