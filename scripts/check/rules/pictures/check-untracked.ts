import { spawnSync } from "node:child_process";
import { pictureFolder } from "#app/pictures/picture-store.server.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { markdownFiles } from "#scripts/check/site/files-below.ts";

/** Letters of the paths that a command can name one by one. */
const longestList = 300;

/**
 * Checks that every picture that a text names is in git: otherwise whoever publishes the site does not get it. All have
 * one issue, with the command that adds them.
 */
export function checkUntracked({ root, content, pictures }: CheckedSite): Issue[] {
  const untracked = untrackedPictures(root);
  // As in a copy of the site inside another repository.
  if (untracked.length === 0 || untracked.length >= pictures.size) return [];
  const texts = markdownFiles(root).map((file) => content.text(file) ?? "");
  const [picture, ...others] = untracked.filter((name) => texts.some((text) => text.includes(name)));
  if (picture === undefined) return [];
  const paths = [picture, ...others].map((name) => `${pictureFolder}/${name}`);
  const list = paths.join(" ");
  const values = { picture, more: others.length, paths: list.length > longestList ? pictureFolder : list };
  return [{ file: `${pictureFolder}/${picture}`, line: 1, column: 1, code: "picture-untracked", values }];
}

/** Returns the pictures that git does not track; an empty list without git or a repository. */
function untrackedPictures(root: string): string[] {
  const { status, stdout } = spawnSync("git", ["ls-files", "-z", "--others", "--", pictureFolder], {
    cwd: root,
    encoding: "utf8",
    timeout: 5000,
    maxBuffer: 100_000_000,
    // No lock is taken, so a commit that is being made is not disturbed.
    env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
  });
  if (status !== 0) return [];
  return stdout
    .split("\0")
    .filter((path) => path !== "" && !/(?:^|\/)\./.test(path))
    .map((path) => path.slice(pictureFolder.length + 1));
}
