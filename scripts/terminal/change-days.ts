import { spawnSync } from "node:child_process";

/**
 * Returns the day of the last commit, YYYY-MM-DD, of each file below a folder, by its path from the project's root. The
 * map is empty without git or a repository, and in a shallow clone, where every file seems to have changed on the same
 * day.
 */
export function changeDays(root: string, folder: string): ReadonlyMap<string, string> {
  const run = (...words: string[]) => spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  const days = new Map<string, string>();
  if (run("rev-parse", "--is-shallow-repository").stdout?.trim() !== "false") return days;
  // For each commit, newest first: a line that begins with a mark no path has, and a line for each of its files.
  const log = run("-c", "core.quotePath=false", "log", "--format=//%cs", "--name-only", "--relative", "--", folder);
  let day = "";
  for (const line of log.status === 0 ? log.stdout.split("\n") : []) {
    if (line.startsWith("//")) day = line.slice(2);
    else if (line !== "" && !days.has(line)) days.set(line, day);
  }
  return days;
}
