import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fixtureRoot, isFixtureFile } from "./fixture-site.ts";
import { spawnBuild } from "./spawn-build.ts";

/** Folder of the project with the frozen site's words, which tests on built files and browser tests share. */
export const fixtureProject = resolve(".cache/fixture-project");

/** A project in a folder of its own, to change and build without touching the original. */
export interface ProjectCopy {
  readonly root: string;
  /** Runs the build as `npm run build` does, with these environment variables besides. */
  build(variables?: NodeJS.ProcessEnv): { readonly ok: boolean; readonly output: string };
  remove(): void;
}

/**
 * Copies every file that git knows or would take up, with the words of the frozen site; installed packages and finished
 * pictures are shared by links.
 *
 * @param root Where the copy is made; a new temporary folder if it is left out.
 */
export function copyProject(root = mkdtempSync(join(tmpdir(), "modular-website-"))): ProjectCopy {
  for (const file of listProject()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file), { preserveTimestamps: true });
  }
  cpSync(fixtureRoot, root, { recursive: true, preserveTimestamps: true, filter: isFixtureFile });
  share("node_modules", root);
  share(join(fixtureProject, ".cache", "pictures"), root, ".cache/pictures");
  return {
    root,
    build: (variables) => spawnBuild(root, variables),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Puts a link to a folder into the copy, unless it is the copy's own. */
function share(folder: string, root: string, name = folder): void {
  const link = join(root, name);
  if (resolve(folder) === resolve(link)) return;
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(resolve(folder), link, "junction");
}

/** Returns the files of the project that a copy needs, named from its folder. */
function listProject(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
  // The words of the site, which are the frozen ones, and the tests; those of the commands are needed.
  const left = /^(?:content|tests)\/|^locales\/[^/]+$/;
  // Files that are deleted but not yet so in git are listed as well.
  return listed.split("\0").filter((name) => name !== "" && !left.test(name) && existsSync(name));
}
