import { spawnSync } from "node:child_process";

/** What git knows of the files of a folder. Where there is no git or no repository, it knows nothing. */
export interface GitFiles {
  readonly hasRepository: boolean;
  /** Returns the files of the folder with conflicts of a merge that nobody has resolved. */
  conflicts(): string[];
  isTracked(file: string): boolean;
  /** Returns a file as it was last committed; undefined where it was not. */
  committed(file: string): string | undefined;
  /**
   * Renames a file that git knows, in its index too.
   *
   * @throws Error with what git says.
   */
  move(from: string, to: string): void;
}

/** Opens the repository that a folder is in. Files are named from that folder. */
export function openGit(root: string): GitFiles {
  const run = (...words: string[]) => spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  const hasRepository = run("rev-parse", "--is-inside-work-tree").stdout?.trim() === "true";
  const lines = (text: string) => text.split("\0").filter((line) => line !== "");
  return {
    hasRepository,
    conflicts: () =>
      hasRepository ? lines(run("diff", "--name-only", "--diff-filter=U", "--relative", "-z").stdout) : [],
    isTracked: (file) => hasRepository && run("ls-files", "--error-unmatch", "--", file).status === 0,
    committed(file) {
      const { status, stdout } = run("show", `HEAD:./${file}`);
      return status === 0 ? stdout : undefined;
    },
    move(from, to) {
      const { status, stderr } = run("mv", "--", from, to);
      if (status !== 0) throw new Error(stderr.trim());
    },
  };
}
