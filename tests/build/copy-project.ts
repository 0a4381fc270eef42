import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

/** A copy of this project in a folder of its own, to change and build without touching the original. */
export interface ProjectCopy {
  readonly root: string;
  /** Runs the build as `npm run build` does. */
  build(): { readonly ok: boolean; readonly output: string };
  /** What is built: name and fingerprint of every file. */
  listBuild(): string[];
  remove(): void;
}

/** Copies every file that git knows or would take up; installed packages and finished pictures are shared by links. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), "modular-website-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
  // Files that are deleted but not yet so in git are listed as well.
  for (const file of listed.split("\0").filter((name) => name !== "" && existsSync(name))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  for (const shared of ["node_modules", ".cache"]) symlinkSync(resolve(shared), join(root, shared), "junction");

  return {
    root,
    build() {
      const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
        cwd: root,
        encoding: "utf8",
        // The mode of the test run would make React Router build for development.
        env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_ENV: undefined },
      });
      return { ok: status === 0, output: stdout + stderr };
    },
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
