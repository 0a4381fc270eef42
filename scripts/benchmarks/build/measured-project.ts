import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Article, changeWord } from "./make-article.ts";

/** A copy of a project to measure, in a temporary folder. */
export interface MeasuredProject {
  readonly root: string;
  /** Adds articles to the blog. */
  write(articles: Iterable<Article>): void;
  /** Changes one word of an article's body. */
  change(id: string): void;
  /** Forgets what earlier builds kept, except for finished pictures and, unless named otherwise, catalogues. */
  clearCaches(kept?: readonly string[]): void;
  remove(): void;
}

/** What is kept in the caches: pictures take minutes, and have nothing to do with the number of articles. */
const kept: readonly string[] = ["pictures", "catalogue"];

/** Copies the files of a project that git knows, and its finished pictures; installed packages are shared by a link. */
export function copyMeasuredProject(project: string): MeasuredProject {
  const root = mkdtempSync(join(tmpdir(), "modular-website-"));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
  for (const file of files.split("\0").filter((name) => name !== "" && existsSync(join(project, name)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(project, file), join(root, file));
  }
  for (const name of kept) {
    const folder = join(project, ".cache", name);
    if (existsSync(folder)) cpSync(folder, join(root, ".cache", name), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"), "junction");
  const fileOf = (id: string) => join(root, "content", "es", "blog", `${id}.md`);

  return {
    root,
    write(articles) {
      for (const { id, text } of articles) writeFileSync(fileOf(id), text);
    },
    change(id) {
      writeFileSync(fileOf(id), changeWord(readFileSync(fileOf(id), "utf8")));
    },
    clearCaches(left = kept) {
      const folder = join(root, ".cache");
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        if (!left.includes(name)) rmSync(join(folder, name), { recursive: true });
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
