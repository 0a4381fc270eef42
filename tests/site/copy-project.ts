import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fixtureRoot, isFixtureFile } from "./fixture-site.ts";
import { spawnBuild } from "./spawn-build.ts";

/** Folder of the project with the frozen site's words, which tests on built files and browser tests share. */
export const fixtureProject = resolve(".cache/fixture-project");

/** A project in a folder of its own, to change and build without touching the original. */
export interface ProjectCopy {
  readonly root: string;
  /** Runs the build as `npm run build` does, with these environment variables besides. */
  build(variables?: NodeJS.ProcessEnv): { readonly ok: boolean; readonly output: string };
  /** Name and fingerprint of every built file. */
  listBuild(): string[];
  remove(): void;
}

export interface CopyOptions {
  /** Whose words the copy has: the frozen site's or, for what must hold of any content, the real ones. */
  readonly content: "fixture" | "real";
  /** Whether the copy has the tests as well, so that they can run there. */
  readonly withTests?: boolean;
  /** Where the copy is made; a new temporary folder where it is left out. */
  readonly root?: string;
}

/** Copies every file that git knows or would take up; installed packages and finished pictures are shared by links. */
export function copyProject({
  content,
  withTests = false,
  root = mkdtempSync(join(tmpdir(), "modular-website-")),
}: CopyOptions): ProjectCopy {
  const files = listProject({ content, withTests });
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file), { preserveTimestamps: true });
  }
  if (content === "fixture")
    cpSync(fixtureRoot, root, { recursive: true, preserveTimestamps: true, filter: isFixtureFile });
  if (withTests) prepareTests(root, files);
  share("node_modules", root);
  share(join(content === "fixture" ? fixtureProject : ".", ".cache", "pictures"), root, ".cache/pictures");

  return openCopy(root);
}

/** Returns a copy that was made before. */
export function openCopy(root: string): ProjectCopy {
  return {
    root,
    build: (variables) => spawnBuild(root, variables),
    listBuild() {
      const build = join(root, "build");
      return readdirSync(build, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => {
          const file = join(parentPath, name);
          return `${relative(build, file)} ${createHash("sha256").update(readFileSync(file)).digest("hex")}`;
        })
        .sort();
    },
    remove() {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Makes a copy a place where the tests run as in the original: with git, and with the frozen site that is built here. */
function prepareTests(root: string, files: readonly string[]): void {
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  // As a link it is no folder, which is what the project's list leaves out.
  writeFileSync(join(root, ".git", "info", "exclude"), "node_modules\n");
  // Folders too have their times from the original: by them a build is current or not.
  const folders = new Set(files.flatMap(foldersAbove));
  for (const folder of folders) {
    const { atime, mtime } = statSync(folder);
    utimesSync(join(root, folder), atime, mtime);
  }
  share(fixtureProject, root, relative(process.cwd(), fixtureProject));
}

/** `a/b/c.ts` → `a/b`, `a` */
function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...foldersAbove(folder)];
}

/** Puts a link to a folder into the copy, unless it is the copy's own. */
function share(folder: string, root: string, name = folder): void {
  const link = join(root, name);
  if (resolve(folder) === resolve(link)) return;
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(resolve(folder), link, "junction");
}

/** Files of the project that a copy needs, named from its folder. */
function listProject({ content, withTests }: Pick<CopyOptions, "content" | "withTests">): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
  const left = [...(content === "fixture" ? ["content/", "locales/"] : []), ...(withTests ? [] : ["tests/"])];
  // Files that are deleted but not yet so in git are listed as well.
  return listed
    .split("\0")
    .filter((name) => name !== "" && !left.some((folder) => name.startsWith(folder)) && existsSync(name));
}
